// Botan 2's NewHope behind lines of text, for tests/peer/peer.py.
//
// Botan speaks the parse of March 2016, `14bit`. Its mode SHA3 is the paper's: SHAKE-128 for a, SHA3-256 for the
// key; the mode BoringSSL has AES and SHA-256 there. Requests, bytes in hex, one a line:
//
//     keygen  [coins]             -> ok msg_a             the secret stays here
//     shareda msg_b               -> ok key               with the secret of the last keygen
//     sharedb msg_a [coins]       -> ok msg_b key
//
// Without coins Botan uses its own. It expands no seed, but draws every noise polynomial from its generator: the
// coins are the seed of a, and 4,096 bytes each for s and e; or 4,096 bytes each for s', e' and e'', and the 32 of
// the reconciliation. What goes wrong is answered with `error` and the reason.

#include <botan/auto_rng.h>
#include <botan/hex.h>
#include <botan/newhope.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

using Bytes = std::vector<uint8_t>;

constexpr Botan::Newhope_Mode mode = Botan::Newhope_Mode::SHA3;
constexpr size_t noise_bytes = 4096;

// Gives the coins of the request, and nothing beyond them.
class Coins final : public Botan::RandomNumberGenerator {
public:
    explicit Coins(Bytes bytes) : bytes_(std::move(bytes)) {}

    void randomize(uint8_t out[], size_t length) override
    {
        if (length > bytes_.size() - used_)
            throw std::runtime_error("Botan asks for more coins than were given");
        std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(used_), length, out);
        used_ += length;
    }

    bool accepts_input() const override { return false; }
    void add_entropy(const uint8_t[], size_t) override {}
    std::string name() const override { return "coins"; }
    void clear() override {}
    bool is_seeded() const override { return true; }

private:
    Bytes bytes_;
    size_t used_ = 0;
};

Bytes argument(const std::vector<std::string> &words, size_t index, size_t length)
{
    if (index >= words.size())
        throw std::runtime_error("an argument is missing");
    Bytes bytes;
    for (uint8_t byte : Botan::hex_decode(words[index], false))
        bytes.push_back(byte);
    if (bytes.size() != length)
        throw std::runtime_error("argument " + std::to_string(index) + " must have " + std::to_string(length) + " bytes");
    return bytes;
}

std::string hex(const Bytes &bytes) { return Botan::hex_encode(bytes.data(), bytes.size(), false); }

class Peer {
public:
    std::string answer(const std::vector<std::string> &words)
    {
        const std::string &command = words.at(0);
        if (command == "keygen") {
            Bytes msg_a(Botan::NEWHOPE_SENDABYTES);
            if (words.size() > 1) {
                Coins coins(argument(words, 1, 32 + 2 * noise_bytes));
                Botan::newhope_keygen(msg_a.data(), &secret_, coins, mode);
            } else {
                Botan::newhope_keygen(msg_a.data(), &secret_, own_, mode);
            }
            has_secret_ = true;
            return hex(msg_a);
        }
        if (command == "shareda") {
            if (!has_secret_)
                throw std::runtime_error("shareda comes after keygen");
            const Bytes msg_b = argument(words, 1, Botan::NEWHOPE_SENDBBYTES);
            Bytes key(Botan::NEWHOPE_SHARED_KEY_BYTES);
            Botan::newhope_shareda(key.data(), &secret_, msg_b.data(), mode);
            return hex(key);
        }
        if (command == "sharedb") {
            const Bytes msg_a = argument(words, 1, Botan::NEWHOPE_SENDABYTES);
            Bytes msg_b(Botan::NEWHOPE_SENDBBYTES), key(Botan::NEWHOPE_SHARED_KEY_BYTES);
            if (words.size() > 2) {
                Coins coins(argument(words, 2, 3 * noise_bytes + 32));
                Botan::newhope_sharedb(key.data(), msg_b.data(), msg_a.data(), coins, mode);
            } else {
                Botan::newhope_sharedb(key.data(), msg_b.data(), msg_a.data(), own_, mode);
            }
            return hex(msg_b) + " " + hex(key);
        }
        throw std::runtime_error("no command " + command);
    }

private:
    Botan::AutoSeeded_RNG own_;
    Botan::newhope_poly secret_{};
    bool has_secret_ = false;
};

} // namespace

int main()
{
    Peer peer;
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream stream(line);
        std::vector<std::string> words;
        for (std::string word; stream >> word;)
            words.push_back(word);
        if (words.empty())
            continue;
        try {
            const std::string answer = peer.answer(words);
            std::cout << "ok " << answer << std::endl;
        } catch (const std::exception &error) {
            std::cout << "error " << error.what() << std::endl;
        }
    }
    return 0;
}
