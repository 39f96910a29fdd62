#include "bots/outside.hpp"

#include <algorithm>

#include "core/command_words.hpp"
#include "core/letters.hpp"
#include "files/files.hpp"

namespace fow::bots {
namespace {

using std::chrono::milliseconds;

/// The most letters of a bot's name and of a sentence that are kept.
constexpr std::size_t name_limit = 60, reason_limit = 200;
/// A bot that does not read must not delay the game longer than this.
constexpr milliseconds farewell{200};

[[nodiscard]] Lapse lapse_of(Silence why) {
    switch (why) {
        case Silence::late: return Lapse::late;
        case Silence::ended: return Lapse::died;
        case Silence::flood: return Lapse::flood;
    }
    return Lapse::late;
}

[[nodiscard]] platform::Leave leave_for(const CommandLine& command, const Terms& terms) {
    platform::Leave leave{.memory = terms.memory, .confined = terms.confined, .readable = readable_for(command), .hidden = {}};
    leave.readable.insert(leave.readable.end(), terms.readable.begin(), terms.readable.end());
    leave.hidden.assign(terms.hidden.begin(), terms.hidden.end());
    return leave;
}

/// The command, unless a file in it could not be read.
[[nodiscard]] CommandLine readable_command(const std::string& text, const Terms& terms) {
    CommandLine command = command_line(text);
    std::vector<std::filesystem::path> files{command.program};
    std::error_code unknown;
    for (std::size_t i = 1; i < command.words.size(); ++i)
        if (std::filesystem::is_regular_file(command.words[i], unknown)) files.emplace_back(command.words[i]);
    for (const auto& file : files)
        for (const std::string& folder : terms.hidden)
            if (terms.confined && platform::is_in(file, folder))
                throw DataError(file.string(), "",
                                Told("it is in the folder of games and keys, which programs cannot read; move it elsewhere"));
    return command;
}

/// Refuses a command whose first file, usually the script of an interpreter, does not exist. What follows "--option" is its value.
void check_script(const CommandLine& command) {
    for (std::size_t i = 1; i < command.words.size(); ++i) {
        const std::string& word = command.words[i];
        if (command.words[i - 1].rfind("--", 0) == 0 || !names_file(word)) continue;
        std::error_code unknown;
        if (std::filesystem::status(word, unknown).type() == std::filesystem::file_type::not_found)
            throw DataError(word, "", Told("there is no such file"));
        return;
    }
}

}  // namespace

std::vector<std::string> folders_of_games() {
    std::vector<std::string> folders;
    for (const auto folder : {files::user_data_folder, files::user_config_folder}) {
        try {
            folders.push_back(folder().string());
        } catch (const DataError&) {  // the user has no home, and so no such folder
        }
    }
    return folders;
}

Terms terms_of_guests(std::vector<std::string> hidden) {
    Terms terms;
    terms.memory = std::uint64_t{2} << 30U;
    terms.readable.push_back(files::data_folder().string());
    terms.hidden = folders_of_games();
    terms.hidden.insert(terms.hidden.end(), hidden.begin(), hidden.end());
    return terms;
}

platform::Lacks try_program(const std::string& command, const Terms& terms) {
    const CommandLine line = readable_command(command, terms);
    check_script(line);
    return Channel(line, leave_for(line, terms)).lacks();
}

std::vector<std::string> left_open(const platform::Lacks& lacks, Translate translate) {
    std::vector<std::string> open;
    if (lacks.files) open.push_back(translate("On this system nothing keeps programs from reading your files."));
    if (lacks.calls) open.push_back(translate("On this system nothing keeps programs from the network and from other programs."));
    if (lacks.rooms) open.push_back(translate("On this system programs can find out which files there are, and which other programs run."));
    if (lacks.files || lacks.calls) open.push_back(translate("Use only programs that you trust."));
    return open;
}

OutsidePlayer::OutsidePlayer(const std::string& command, Terms terms)
    : text_(command), terms_(std::move(terms)), command_(readable_command(command, terms_)) {}

void OutsidePlayer::say(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) channel_->say(line);
}

std::optional<Answer> OutsidePlayer::start(const SeatView& seat_view, bool resumed) {
    told_ = 0;
    wants_ = {};
    opened_ = false;
    if (!channel_) {
        try {
            channel_.emplace(command_, leave_for(command_, terms_), terms_.errors);
        } catch (const DataError& fault) {
            return Answer{.lapse = Lapse::mute, .why = fault.all.front().reason};
        }
        channel_->say(greeting);
        const auto deadline = Clock::now() + ready_limit;
        for (;;) {
            const Heard heard = channel_->next(deadline, stop_);
            if (!heard.line) {
                const std::string why = channel_->first_errors();
                channel_.reset();
                return Answer{.lapse = heard.why == Silence::flood ? Lapse::flood : Lapse::mute, .why = why};
            }
            const auto words = words_of(*heard.line);
            if (words.empty()) continue;
            if (words[0] == "name") name_ = std::string(first_letters(rest_of(*heard.line), name_limit));
            if (words[0] == "want" && words.size() > 1) {
                wants_.view = wants_.view || words[1] == "view";
                wants_.exact = wants_.exact || words[1] == "exact";
            }
            if (words[0] == "ready") break;
        }
    }
    say(opening(seat_view, seed_, resumed));
    opened_ = true;
    return std::nullopt;
}

void OutsidePlayer::begin(const SeatView&, std::uint64_t seed) {
    // Each game gets a new process, so that nothing is remembered from the last game, which may include another seat's secrets.
    channel_.reset();
    seed_ = seed;
    number_ = 0;
    opened_ = false;
}

Answer OutsidePlayer::failed(Silence why) {
    // A late program keeps running; its answer to an old question is skipped when it arrives.
    if (why != Silence::late) {
        channel_.reset();
        opened_ = false;
    }
    return {.lapse = lapse_of(why)};
}

Answer OutsidePlayer::next(const SeatView& seat_view) {
    if (!opened_)
        if (auto failed = start(seat_view, number_ > 0)) return *std::move(failed);
    channel_->begin_count();
    say(news(seat_view, told_, wants_));
    told_ = seat_view.lines();
    say(question(seat_view, wants_, ++number_, terms_.allowance));
    const auto deadline = Clock::now() + milliseconds(terms_.allowance.milliseconds) + grace;
    Answer answer;
    for (;;) {
        const Heard heard = channel_->next(deadline, stop_);
        if (!heard.line) return failed(heard.why);
        const auto words = words_of(*heard.line);
        if (words.size() > 2 && words[0] == "info" && words[1] == "reason")
            answer.reason = std::string(first_letters(rest_of(rest_of(*heard.line)), reason_limit));
        if (words.size() == 3 && words[0] == "info" && words[1] == "chance")
            if (const auto chance = number_in(words[2]); chance && *chance <= 1000) answer.chance = static_cast<int>(*chance);
        if (words.size() < 3 || words[0] != "act" || number_in(words[1]) != number_) continue;
        answer.acts.assign(words.begin() + 2, words.end());
        return answer;
    }
}

void OutsidePlayer::refused(const std::string& word, const Refused& why) {
    if (channel_) channel_->say(refusal(number_, word, why));
}

void OutsidePlayer::over(const SeatView& seat_view, const std::optional<Ended>& end, Seat seat) {
    if (!channel_ || !opened_) return;
    channel_->begin_count();
    say(news(seat_view, told_, wants_));
    channel_->say(bots::over(end, seat));
    channel_->say("quit");
    channel_->flush(Clock::now() + farewell);
    // It may write its last words before it is ended.
    const auto deadline = Clock::now() + farewell;
    while (channel_->next(deadline).line) {}
    channel_.reset();
}

}  // namespace fow::bots
