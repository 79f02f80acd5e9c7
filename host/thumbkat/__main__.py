from thumbkat.cli import main

main()
