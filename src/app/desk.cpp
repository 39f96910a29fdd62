#include "app/desk.hpp"

#include <algorithm>
#include <utility>

#include "app/lessons.hpp"
#include "app/program.hpp"
#include "app/seats.hpp"
#include "app/shell.hpp"
#include "app/stages/hand_over_stages.hpp"
#include "app/typed_paths.hpp"
#include "app/who_plays.hpp"
#include "files/files.hpp"
#include "json/documents.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

bool Desk::plays() const { return table_ && !program_.in_lesson() && !replay_; }

void Desk::set_table(Game game, Store::Holds holds) {
    if (table_ && !table_->saved()) table_->save();
    if (table_ && !table_->saved()) {
        Message question = lose_unsaved_steps();
        question.act = [this, game = std::move(game), holds] {
            table_.reset();
            trouble_.reset();
            set_table(game, holds);
        };
        return program_.tell(std::move(question));
    }
    std::vector<TableEvent> remarks;
    if (const auto departure = program_.store().departure(game)) remarks = departure->remarks();
    bool asks = !remarks.empty();
    if (!game.match->over()) {
        for (const TableEvent& chosen : chosen_chance(game.match->system(), game.match->notes())) remarks.push_back(chosen);
        asks = asks || (!remarks.empty() && program_.store().knows(game.match->notes().id));
    }
    if (!asks) return play_on(std::move(game), holds, remarks);
    const Match& match = *game.match;
    ask_to_agree(match, remarks, [this, game = std::move(game), holds, remarks](bool agreed) {
        if (agreed) play_on(game, holds, remarks);
        else program_.go_to_title();
    });
}

void Desk::ask_to_agree(const Match& match, const std::vector<TableEvent>& remarks, std::function<void(bool)> then) {
    const TableNotes& notes = match.notes();
    const bool alone = only_person(notes) && !changed_hands(notes);
    program_.go(std::make_unique<AgreementStage>(
        AgreementStage::Asked{match.system(), names_at_table(notes), remarks, ui::tr("Do not play on"), alone}, std::move(then)));
}

std::vector<TableEvent> Desk::chosen_chance(const System& system, const TableNotes& notes) const {
    std::vector<TableEvent> remarks;
    const auto says = [](const Remark& remark) { return std::holds_alternative<ChanceChosen>(remark.what); };
    if (told_of_chance_.count(notes.id) > 0 && std::any_of(notes.remarks.begin(), notes.remarks.end(), says)) return remarks;
    if (program_.options().seed) remarks.emplace_back(ChanceChosen{ChanceChosen::How::seed});
    if (system.dictates()) remarks.emplace_back(ChanceChosen{ChanceChosen::How::dice});
    return remarks;
}

bool Desk::dictate(const std::string& outcomes) {
    if (!program_.current().dictate(outcomes)) return false;
    // In a lesson, too: the outcomes may be left for the game that goes on after it.
    Table* const game = program_.lessons().game_in_progress();
    if (game != nullptr && &game->match().system() == &program_.current() && !game->match().over())
        game->remark(ChanceChosen{ChanceChosen::How::dice});
    return true;
}

void Desk::play_on(Game game, Store::Holds holds, const std::vector<TableEvent>& remarks) {
    program_.seats().leave();
    replay_.reset();  // the game continues from this replay
    const bool rewrites = holds != Store::Holds::this_game || game.seal.opened_with_phrases();
    System& system = *system_of(program_.systems(), game.match->system().id());
    auto table = system.table({std::move(game), &program_.store(),
                               program_.options().seed ? std::optional(seal::chosen_source(*program_.options().seed)) : std::nullopt});
    program_.who_plays().give_programs_to(*table);
    table->seat_players();
    const Store::Holds held = program_.store().note(holds);
    if (!remarks.empty() && !table->depart(remarks)) {
        static_cast<void>(program_.store().note(held));
        report(*table->take_saving());
        return program_.go_to_title();
    }
    program_.choose(system);
    table_ = std::move(table);
    program_.seats().forget_stranger();
    if (!chosen_chance(system, {}).empty()) told_of_chance_.insert(table_->match().notes().id);
    if (remarks.empty() && rewrites) table_->save();
    else if (remarks.empty()) table_->note_opening();
    program_.proceed();
}

void Desk::ask_to_depart(const Departure& departure) {
    ask_to_agree(table_->match(), departure.remarks(), [this, remarks = departure.remarks()](bool agreed) {
        if (!agreed) return leave_table();
        if (table_->depart(remarks)) program_.proceed();
        else program_.go_to_title();
    });
}

void Desk::leave_table() {
    table_.reset();
    program_.go_to_title();
}

void Desk::continue_game() {
    if (table_) return program_.proceed();
    try {
        continue_from(program_.store().in_progress());
    } catch (const SealedElsewhere& found) {
        program_.go(std::make_unique<BothPhrasesStage>(program_, found, [this](ReadGame game) {
            const std::string damage = game.broken ? damage_of(*game.broken) : std::string();
            continue_from(InProgress(std::move(game), damage));
        }));
    }
}

void Desk::continue_from(InProgress game) {
    if (game.damage.empty()) return set_table(std::move(game), Store::Holds::this_game);
    Message question = last_step_unreadable(game.damage);
    question.act = [this, game = Game(std::move(game))] { set_table(game, Store::Holds::damaged_game); };
    program_.tell(std::move(question));
}

void Desk::load_game(const std::filesystem::path& path) {
    const auto begin = [this](Game game) { begin_game(std::move(game)); };
    program_.guarded([&] { open_with_phrases(path, begin); });
}

void Desk::open_game(const std::filesystem::path& path, std::function<void(Game)> then) {
    offer(program_.store().read_game(path), path, std::move(then));
}

void Desk::offer(ReadGame game, const std::filesystem::path& path, std::function<void(Game)> then) {
    if (!game.broken) return then(std::move(game));
    Message question = game_is_damaged(path, *game.broken);
    question.act = [then = std::move(then), game = Game(std::move(game))] { then(game); };
    program_.tell(std::move(question));
}

void Desk::open_with_phrases(const std::filesystem::path& path, std::function<void(Game)> then) {
    try {
        open_game(path, then);
    } catch (const SealedElsewhere& found) {
        program_.go(std::make_unique<BothPhrasesStage>(
            program_, found, [this, path, then = std::move(then)](ReadGame game) { offer(std::move(game), path, then); }));
    }
}

void Desk::open_file(const std::filesystem::path& path) {
    const auto open = [this](Game game) {
        if (game.match->over()) open_replay(std::move(game), std::nullopt);
        else begin_game(std::move(game));
    };
    program_.guarded([&] {
        const std::string text = files::read(path);
        System& system = *system_of(program_.systems(), game_named_in(text, path.string(), documents_of(program_.systems())).id);
        if (!system.open_document(program_, text, path.string())) open_with_phrases(path, open);
    });
}

void Desk::set_phrase(Seat seat, const ui::SetPhrase& wanted) {
    if (table_->seal().has_phrase(seat) && !table_->seal().say(seat, wanted.present)) return program_.tell(wrong_phrase());
    if (!told_of_copies(table_->set_phrase(seat, wanted.phrase))) return;
    program_.shell().page()->notice(wanted.phrase.empty() ? ui::tr("This seat has no pass phrase now.")
                                                          : ui::tr("The pass phrase is set."));
}

void Desk::give_up_phrase(Seat seat) { static_cast<void>(told_of_copies(table_->give_up_phrase(seat))); }

bool Desk::told_of_copies(const std::optional<std::vector<std::filesystem::path>>& left) {
    if (left && !left->empty()) program_.tell(copies_keep_their_phrases(*left));
    return left.has_value();
}

void Desk::save_game(const std::string& entered, Store::Taken taken) {
    const std::string name = entered.empty() ? program_.store().free_game_name(ui::sample_name()) : entered;
    program_.guarded([&] {
        if (program_.store().save_game(name, table_->written(), taken))
            return program_.shell().page()->notice(ui::fill(ui::tr("Saved as \"{name}\"."), {{"name", file_name(name)}}));
        Message question = name_is_taken(file_name(name));
        question.act = [this, name] { save_game(name, Store::Taken::replace); };
        program_.tell(std::move(question));
    });
}

void Desk::open_replay(Game game, std::optional<Seat> seat, std::optional<ui::PageOverReplay> page) {
    // Also gives an older copy the phrases that its seats have now.
    static_cast<void>(program_.store().departure(game));
    const auto what = game.open_text ? LedgerFile::Note::watched : LedgerFile::Note::course;
    if (program_.store().knows(game.match->notes().id) &&
        !program_.guarded([&] { static_cast<void>(program_.store().note(*game.match, game.seal, what)); }))
        return;
    program_.seats().leave();
    replay_ = std::make_unique<Game>(std::move(game));
    replay_seat_ = seat;
    first_replay_page_ = page;
    if (!seat || !program_.seats().veils(*seat)) return lift_replay_veil();
    program_.go(
        std::make_unique<HandOverStage>(program_, *seat, names_at_table(replay_->match->notes())[*seat], HandOverStage::Purpose::replay));
}

void Desk::lift_replay_veil() {
    auto stage = system_of(program_.systems(), replay_->match->system().id())->replay_page(program_, *replay_->match, replay_seat_);
    if (first_replay_page_) stage->open_page(*first_replay_page_);
    first_replay_page_.reset();
    program_.go(std::move(stage));
}

void Desk::leave_replay() {
    // The result of the game at the table, if it is that one which was watched.
    const bool to_result = table_ && table_->match().over() && (!replay_ || replay_->match->notes().id == table_->match().notes().id);
    replay_.reset();
    if (to_result) program_.proceed();
    else program_.go_to_title();
}

void Desk::open_store() {
    const Store::Opening opening = program_.store().open();
    if (opening.another_window) program_.tell(another_window_is_open());
    if (!opening.recovered_games.empty()) program_.tell(recovered_games(opening.recovered_games));
    if (!opening.trouble) return;
    const Trouble trouble = trouble_of(*opening.trouble);
    trouble_ = trouble.kind;
    program_.tell(not_saved(trouble));
}

void Desk::report_saving() {
    if (!table_) return;
    if (const auto saving = table_->take_saving()) report(*saving);
}

void Desk::report(const KeptGame::Saving& saving) {
    if (saving.departure) {
        ask_to_depart(*saving.departure);
        if (!saving.trouble) return;
    }
    if (saving.ledger && (saving.waits || !ledger_told_)) program_.tell(ledger_unwritable(*saving.ledger));
    ledger_told_ = saving.ledger.has_value();
    if (saving.waits) return;
    if (saving.trouble) {
        if (trouble_ != saving.trouble->kind) program_.tell(not_saved(*saving.trouble));
        trouble_ = saving.trouble->kind;
        return;
    }
    if (trouble_) program_.tell(saved_again());
    trouble_.reset();
    leave_asked_ = false;
    if (saving.saved.was_gone) program_.tell(save_file_was_deleted(program_.store().autosave_path()));
    if (saving.saved.another_window) program_.tell(another_window_is_open());
}

void Desk::leave_again(bool insists) {
    if (insists && leave_asked_) return program_.shell().quit();
    Table* game = program_.lessons().game_in_progress();
    if (game != nullptr && !game->saved()) game->save();
    if (game == nullptr || (game->saved() && !game->move_waits())) return program_.shell().quit();
    Message question = game->saved() ? quit_before_handing_over() : quit_without_saving();
    question.act = [this] { program_.shell().quit(); };
    program_.tell(std::move(question));
    leave_asked_ = true;
}

}  // namespace fow::app
