// Messages over everything else, shown one at a time until they are read.
#pragma once

#include <deque>
#include <optional>
#include <string>

#include "app/messages.hpp"
#include "ui/widgets/sheets.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

class MessageBox {
public:
    explicit MessageBox(ui::Window& window) : window_(window) {}

    /// Shows a message until it is read; further ones are queued, unless the same one waits already.
    void tell(Message message);
    /// Tells why something cannot be done.
    void tell(std::string reason);
    void tell(const DataError& fault);
    [[nodiscard]] bool is_open() const { return !messages_.empty(); }
    /// Answers the open message with "no", as its Escape key does.
    void answer_no() { escaped_ = true; }
    /// Another person may come to the screen: drops answers to the seat there, and questions.
    void forget_those_for_the_seat();
    /// `place`: nothing for the middle of the window.
    void draw(std::optional<ui::ModalPlace> place);

private:
    ui::Window& window_;
    std::deque<Message> messages_;
    bool escaped_ = false;
};

}  // namespace fow::app
