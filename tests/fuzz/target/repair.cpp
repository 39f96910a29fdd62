// A digest detects accidents, not attackers: anybody who edits a record can compute it. This mutator does so too; otherwise the fuzzer
// would never see what a ply with a correct digest does.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <nlohmann/json.hpp>
#include <string>

extern "C" std::size_t LLVMFuzzerMutate(unsigned char* data, std::size_t size, std::size_t capacity);

namespace {

using Value = nlohmann::json;

[[nodiscard]] std::uint64_t added(std::uint64_t sum, const std::string& text) {
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return sum;
}

[[nodiscard]] std::string hex(std::uint64_t sum) {
    std::string text(16, '0');
    for (std::size_t i = 0; i < 16; ++i) text[15 - i] = "0123456789abcdef"[(sum >> (4 * i)) & 15];
    return text;
}

/// The text with the digests of all plies corrected; unchanged if it is not a record.
[[nodiscard]] std::string repaired(const std::string& text) {
    Value record = Value::parse(text, nullptr, false);
    if (!record.is_object() || !record.contains("plies") || !record["plies"].is_array()) return text;
    Value head = record;
    for (const char* name : {"$schema", "names", "commitments", "remarks", "pencil", "plies"}) head.erase(name);
    std::uint64_t sum = added(0xcbf29ce484222325ULL, head.dump(-1, ' ', false, Value::error_handler_t::replace));
    for (Value& ply : record["plies"]) {
        if (!ply.is_array() || ply.size() != 3 || !ply[0].is_string() || !ply[1].is_string()) continue;
        sum = added(sum, ply[0].get<std::string>() + " " + ply[1].get<std::string>() + "\n");
        ply[2] = hex(sum);
    }
    return record.dump(-1, ' ', false, Value::error_handler_t::replace);
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(unsigned char* data, std::size_t size, std::size_t capacity, unsigned seed) {
    size = LLVMFuzzerMutate(data, size, capacity);
    if (seed % 4 == 0) return size;
    const std::string text = repaired({reinterpret_cast<const char*>(data), size});
    if (text.size() > capacity) return size;
    std::copy(text.begin(), text.end(), data);
    return text.size();
}
