#include "app/program.hpp"

#include <cstdio>

#include "app/script_driver.hpp"
#include "app/stages/battle_stage.hpp"
#include "app/stages/building_stage.hpp"
#include "app/stages/defence_stage.hpp"
#include "app/stages/draft_stage.hpp"
#include "app/stages/frenzy_stage.hpp"
#include "app/stages/hand_over_stage.hpp"
#include "app/stages/line_stage.hpp"
#include "app/stages/play_stage.hpp"
#include "app/stages/prussian_die_stage.hpp"
#include "app/stages/pursuit_stage.hpp"
#include "app/stages/replay_stage.hpp"
#include "app/stages/set_up_stage.hpp"
#include "app/stages/take_cards_stage.hpp"
#include "app/stages/title_stage.hpp"
#include "app/stages/victory_stage.hpp"
#include "files/files.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::app {
namespace {

ui::Setup setup_of(const ProgramOptions& options) {
    ui::Setup setup;
    setup.width = options.size.width;
    setup.height = options.size.height;
    setup.assets = options.data / "assets";
    return setup;
}

}  // namespace

Program::Program(ProgramOptions options)
    : options_(std::move(options)),
      ruleset_(files::load_ruleset(options_.data)),
      store_(options_.data_dir),
      chance_(options_.seed),
      desk_(setup_of(options_)) {
    static_cast<void>(chance_.dictate(options_.dice));
    if (options_.script) driver_ = std::make_unique<ScriptDriver>(*options_.script, *this);
    stage_ = std::make_unique<TitleStage>(*this);
    if (options_.load)
        guarded([&] {
            Session session = load_game(*options_.load);
            store_.retire_autosave();
            begin_game(std::move(session));
        });
}

Program::~Program() = default;

int Program::run() {
    while (running_) {
        // Drawn on events, not at a rate: at rest the program sleeps until something happens.
        const bool busy = desk_.restless() || stage_->animating();
        const int timeout = driver_ != nullptr ? 0 : stage_->animating() ? 10 : busy ? 0 : -1;
        SDL_Event event;
        bool woken = busy;
        while (desk_.next_event(event, woken ? 0 : timeout)) {
            handle(event);
            woken = true;
            if (driver_ != nullptr) break;  // a frame for each written event
        }
        if (woken || next_) frame();
        if (driver_ != nullptr) {
            if (!woken) SDL_Delay(1);
            driver_->step();
        }
    }
    if (driver_ == nullptr) return 0;
    if (!driver_->failure().empty()) std::fprintf(stderr, "%s\n", driver_->failure().c_str());
    return driver_->failure().empty() ? 0 : 1;
}

void Program::handle(const SDL_Event& event) {
    if (event.type == SDL_QUIT) quit();
    const bool lost = event.type == SDL_WINDOWEVENT && (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST ||
                                                        event.window.event == SDL_WINDOWEVENT_MINIMIZED ||
                                                        event.window.event == SDL_WINDOWEVENT_HIDDEN);
    const bool asked = event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_F9;
    if (lost || asked) drop_veil();
    stage_->event(event);
}

void Program::frame() {
    if (next_) {
        // What was typed or held before belongs to the stage that is gone.
        stage_ = std::move(next_);
        desk_.flush_input();
    }
    desk_.begin_frame();
    stage_->draw(desk_);
    draw_message();
    desk_.end_frame();
    if (next_) desk_.wake();
    if (table_)
        if (auto fault = table_->take_fault()) tell(*fault);
}

void Program::draw_message() {
    if (!message_) return;
    ui::modal_begin(desk_, "message", 560);
    ui::heading(desk_, ui::tr("That cannot be done"));
    ui::rule(desk_);
    ui::paragraph(desk_, *message_);
    ui::space(desk_, 6);
    if (ui::button(desk_, "message-read", ui::tr("Understood"), {.primary = true, .width = -1})) message_.reset();
    ui::modal_end(desk_);
}

bool Program::at_rest() const { return !desk_.restless() && !stage_->animating() && !next_; }

void Program::go(std::unique_ptr<Stage> stage) {
    next_ = std::move(stage);
    desk_.wake();
}

void Program::go_to_title() {
    seated_.reset();
    go(std::make_unique<TitleStage>(*this));
}

void Program::begin_game(Session session) {
    seated_.reset();
    table_ = std::make_unique<Table>(std::move(session), store_, chance_);
    proceed();
}

void Program::proceed() {
    const auto rolls_by_itself = [&] {
        const Phase phase = table_->session().state().phase;
        return phase == Phase::prussian_draw || phase == Phase::muster;
    };
    while (rolls_by_itself()) table_->roll();
    if (table_->session().state().phase == Phase::prussian_die) {  // both look: nobody's secrets are on the table
        seated_.reset();
        go(std::make_unique<PrussianDieStage>(*this));
        return;
    }
    const auto wanted = table_->wanted(seated_);
    if (!wanted) {
        seated_.reset();
        go(std::make_unique<VictoryStage>(*this));
        return;
    }
    if (seated_ != wanted) {
        seated_.reset();
        go(std::make_unique<HandOverStage>(*this, *wanted, table_->name(*wanted), HandOverStage::Purpose::game));
        return;
    }
    switch (table_->session().state().phase) {
        case Phase::line_draw: go(std::make_unique<LineStage>(*this, *wanted)); return;
        case Phase::set_up: go(std::make_unique<SetUpStage>(*this, *wanted)); return;
        case Phase::battle_die: go(std::make_unique<BattleStage>(*this, BattleStage::From::last_round)); return;
        case Phase::frenzy_choice: go(std::make_unique<FrenzyStage>(*this, *wanted)); return;
        case Phase::draft: go(std::make_unique<DraftStage>(*this, *wanted)); return;
        case Phase::take_cards: go(std::make_unique<TakeCardsStage>(*this, *wanted)); return;
        case Phase::defence: go(std::make_unique<DefenceStage>(*this, *wanted)); return;
        case Phase::building_choice: go(std::make_unique<BuildingStage>(*this, *wanted)); return;
        case Phase::pursuit: go(std::make_unique<PursuitStage>(*this, *wanted)); return;
        default: go(std::make_unique<PlayStage>(*this, *wanted)); return;
    }
}

void Program::take_seat(Seat seat) {
    seated_ = seat;
    proceed();
}

void Program::drop_veil() {
    const auto seat = (next_ ? *next_ : *stage_).private_to();
    if (!seat) return;
    seated_.reset();
    const Session& game = replay_ ? *replay_ : table_->session();
    go(std::make_unique<HandOverStage>(*this, *seat, game.record().names[*seat],
                                       replay_ ? HandOverStage::Purpose::replay : HandOverStage::Purpose::game));
}

void Program::open_replay(Session session, std::optional<Seat> seat) {
    seated_.reset();
    replay_ = std::make_unique<Session>(std::move(session));
    replay_seat_ = seat;
    if (seat) go(std::make_unique<HandOverStage>(*this, *seat, replay_->record().names[*seat], HandOverStage::Purpose::replay));
    else lift_replay_veil();
}

void Program::lift_replay_veil() { go(std::make_unique<ReplayStage>(*this, *replay_, replay_seat_)); }

void Program::leave_replay() {
    replay_.reset();
    if (table_ && table_->session().decider() == Decider::nobody) proceed();
    else go_to_title();
}

}  // namespace fow::app
