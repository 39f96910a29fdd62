#include "app/message_box.hpp"

#include <imgui.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "files/writing.hpp"
#include "json/record.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

void MessageBox::tell(Message message) {
    message.text = readable(message.text);
    const auto waits = [&](const Message& other) { return says_the_same(message, other); };
    if (std::any_of(messages_.begin(), messages_.end(), waits)) return;
    messages_.push_back(std::move(message));
    window_.wake();
}

void MessageBox::tell(std::string reason) { tell(Message{ui::tr("That cannot be done"), std::move(reason)}); }

void MessageBox::tell(const DataError& fault) {
    const bool unwritten = dynamic_cast<const files::WriteError*>(&fault) != nullptr || dynamic_cast<const GameTooLong*>(&fault) != nullptr;
    Message message = unwritten ? not_written(trouble_of(fault)) : Message{ui::tr("That cannot be done"), fault.what()};
    message.for_the_seat = true;
    tell(std::move(message));
}

void MessageBox::forget_those_for_the_seat() {
    std::erase_if(messages_, [](const Message& message) { return message.for_the_seat || !message.yes.empty(); });
}

void MessageBox::draw(std::optional<ui::ModalPlace> place) {
    if (messages_.empty()) return;
    const Message& message = messages_.front();
    bool read = std::exchange(escaped_, false);
    if (place) ui::modal_begin(window_, "message", 560, *place);
    else ui::modal_begin(window_, "message", 560);
    ui::heading(window_, message.heading);
    ui::separator(window_);
    std::istringstream paragraphs(message.text);
    for (std::string paragraph; std::getline(paragraphs, paragraph);) ui::paragraph(window_, paragraph);
    ui::space(window_, 6);
    if (message.yes.empty()) {
        if (ui::button(window_, "message-read", ui::tr("OK"), {.primary = true, .width = -1})) read = true;
    } else {
        const float half = ui::share_of_room(window_, 2);
        if (ui::button(window_, "message-no", message.no, {.primary = message.harms, .width = half})) read = true;
        ImGui::SameLine();
        if (ui::button(window_, "message-yes", message.yes, {.primary = !message.harms, .width = half})) {
            read = true;
            message.act();
        }
    }
    ui::modal_end(window_);
    if (!read) return;
    messages_.pop_front();
    window_.wake();
}

}  // namespace fow::app
