// What the program says above everything, until it is read.
#pragma once

#include <functional>
#include <string>

namespace fow::app {

struct Message {
    std::string heading;
    std::string text;             ///< its paragraphs stand in lines of their own
    std::string yes{};            ///< what the player can choose to do; empty: there is nothing to choose
    std::string no{};             ///< or not to
    std::function<void()> act{};  ///< done with `yes`
    bool harms = false;           ///< something would be lost by `yes`
    bool for_the_seat = false;    ///< answers what the seat at the table has asked for: gone with the veil
};

}  // namespace fow::app
