#include "fow/view/square.hpp"

namespace fow {

std::string to_text(Square square) { return std::string(1, static_cast<char>('a' + square.file())) + std::to_string(square.rank() + 1); }

std::optional<Square> square_from_text(std::string_view text) {
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const int file = text[0] - 'a';
    if (file < 0 || file >= file_count) return std::nullopt;
    const std::string_view number = text.substr(1);
    if (number == "10") return Square(file, 9);
    if (number.size() != 1 || number[0] < '1' || number[0] > '9') return std::nullopt;
    return Square(file, number[0] - '1');
}

}  // namespace fow
