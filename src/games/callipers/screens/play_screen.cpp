#include "games/callipers/screens/play_screen.hpp"

#include <imgui.h>

#include <algorithm>

#include "games/callipers/screens/still.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::callipers::screens {
namespace {

bool ends_turn(const PlayIntent& intent) {
    const Action* action = std::get_if<Action>(&intent);
    return action != nullptr && std::holds_alternative<callipers::EndTurn>(*action);
}

}  // namespace

void PlayScreen::drop(const View& view) {
    draft_.reset();
    named_.clear();
    target_.reset();
    distance_ = 0;
    grip_ = Grip::nothing;
    from_moves_ = false;
    asks_end_ = false;
    mode_ = view.step == Step::moves ? Step::moves : std::max(mode_, view.step);
}

PlayScreen::Subject PlayScreen::subject() const {
    if (!draft_) return {mode_, target_, {}, 0, named_};
    return {mode_, draft_->piece, draft_->at, draft_->facing, named_};
}

bool PlayScreen::shows_notice(const Notice& notice) {
    if (notice.empty() || !noticed_) notice_read_ = false;
    if (notice.empty()) noticed_.reset();
    else if (!noticed_) noticed_ = subject();
    else notice_read_ = notice_read_ || *noticed_ != subject();
    return !notice.empty() && !notice_read_;
}

std::optional<callipers::Attack> PlayScreen::attack(const PlayModel& model) const {
    if (!target_ || mode_ != Step::attacks) return std::nullopt;
    callipers::Attack attack{{}, piece_of(model.rules, *target_).key};
    for (const int piece : named_) attack.group.push_back(piece_of(model.rules, piece).key);
    return attack;
}

std::optional<callipers::Fire> PlayScreen::fire(const PlayModel& model) const {
    if (!target_ || named_.empty() || mode_ != Step::fire) return std::nullopt;
    callipers::Fire fire{{}, piece_of(model.rules, *target_).key};
    for (const int piece : named_) fire.guns.push_back(piece_of(model.rules, piece).key);
    return fire;
}

std::optional<PlayIntent> PlayScreen::draw(Window& window, const PlayModel& model) {
    if (intent_) noticed_.reset();
    intent_.reset();
    layout_ = table_layout(window);
    motion_.advance(window);
    const bool moves = motion_.running();
    const bool open = menu_.is_open() || asks_end_;
    if (!open) use_sight(window, layout_.map, model.rules.battle, model.sight);
    camera_ = Camera(layout_.map, model.rules.battle, model.sight);
    if (!moves && !open && !window.controls().covered()) use_escape(window, model);
    if (decides(model) && !open && !window.controls().covered()) {
        go_on(window, model);
        use_pointer(window, model);
        use_keys(window, model);
    }
    look_ahead(model);
    draw_map(window, model, moves ? motion_.shown() : model.view);
    draw_steps(window, model);
    draw_column(window, model);
    motion_.draw(window, camera_);
    if (moves) return std::nullopt;
    if (asks_end_) draw_end(window, model);
    const auto legal = [&](const Action& action) { return decides(model) && model.oracle.refusal(action).empty(); };
    if (const auto choice = menu_.draw(window, {.may_offer_draw = menu_.is_open() && legal(callipers::OfferDraw{}),
                                                .may_resign = menu_.is_open() && legal(callipers::Resign{}) && !model.lesson,
                                                .lesson = model.lesson,
                                                .open = true}))
        intent_ = answer_of<Action>(*choice, callipers::OfferDraw{}, callipers::Resign{});
    // The next turn, and what follows a move that is taken back, begin without a control under the keys.
    if (intent_ && (std::holds_alternative<TakeBack>(*intent_) || ends_turn(*intent_))) window.keyboard().forget();
    return intent_;
}

}  // namespace fow::callipers::screens
