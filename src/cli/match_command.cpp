// fow match: many games between two players.
#include <cmath>
#include <iomanip>
#include <mutex>
#include <ostream>
#include <sstream>

#include "bots/outside.hpp"
#include "bots/series.hpp"
#include "cli/bot_commands.hpp"
#include "cli/command.hpp"
#include "files/files.hpp"
#include "json/documents.hpp"

namespace fow::cli {
namespace {

struct MatchRequest {
    std::string first, second, set_ups = "shared", sprt, records;
    std::uint64_t games = 100, seed = 1, nodes = 0, memory = 2048;
    int jobs = 1, milliseconds = 5000, cap = 5000;
    std::vector<std::string> allow;
    bool unconfined = false, errors = false, json = false;
};

/// "0,20"
[[nodiscard]] std::optional<bots::Test> test_in(const std::string& text) {
    std::istringstream in(text);
    bots::Test test;
    char comma = 0;
    if (!(in >> test.low >> comma >> test.high) || comma != ',' || in.peek() != std::istringstream::traits_type::eof() ||
        test.low >= test.high)
        return std::nullopt;
    return test;
}

[[nodiscard]] bots::SeriesPlan plan_of(const MatchRequest& request, const Head& head) {
    bots::SeriesPlan plan;
    plan.first = request.first;
    plan.second = request.second;
    plan.head = head;
    plan.games = request.games;
    plan.seed = request.seed;
    plan.jobs = request.jobs;
    plan.cap = request.cap;
    if (request.set_ups != "shared" && request.set_ups != "own")
        throw Misuse("--setup", Told("\"{word}\" is not shared or own", {{"word", request.set_ups}}));
    plan.set_ups = request.set_ups == "own" ? bots::SetUps::own : bots::SetUps::shared;
    plan.terms.allowance = {request.milliseconds, request.nodes};
    plan.terms.memory = request.memory << 20U;
    plan.terms.confined = !request.unconfined;
    plan.terms.readable = request.allow;
    plan.terms.readable.push_back(files::data_folder().string());
    plan.terms.hidden = bots::folders_of_games();
    if (!request.sprt.empty()) {
        plan.test = test_in(request.sprt);
        if (!plan.test) throw Misuse("--sprt", Told("\"{word}\" is not two numbers, the lower one first: 0,20", {{"word", request.sprt}}));
    }
    return plan;
}

[[nodiscard]] std::string percent_text(double share) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << 100 * share;
    return text.str();
}
[[nodiscard]] std::string elo_text(double elo) {
    if (std::isinf(elo)) return elo > 0 ? "+infinity" : "-infinity";
    return (elo >= 0 ? "+" : "") + std::to_string(std::lround(elo));
}
[[nodiscard]] std::string fixed_text(double number, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << number;
    return text.str();
}

[[nodiscard]] std::string finding_text(const bots::Test& test, const bots::TestState& state) {
    const bool high = state.finding == bots::Finding::high;
    const Sentence sentence = state.finding == bots::Finding::open
                                  ? tr("test of {low} against {high} Elo: not decided ({ratio} of {bound})")
                              : high ? tr("test of {low} against {high} Elo: {found} or more ({ratio} of {bound})")
                                     : tr("test of {low} against {high} Elo: {found} or less ({ratio} of {bound})");
    return fill(sentence, {{"low", elo_text(test.low)},
                           {"high", elo_text(test.high)},
                           {"found", elo_text(high ? test.high : test.low)},
                           {"ratio", fixed_text(state.ratio, 2)},
                           {"bound", fixed_text(state.bound, 2)}});
}

void print_scores(const bots::SeriesReport& report, PerSeat<std::string_view> sides, std::ostream& out) {
    const bots::Estimate share = bots::share_of(report.score), elo = bots::elo_of(report.score);
    const auto number = [](auto count) { return std::to_string(count); };
    out << fill(tr("{first} against {second}, {games} games: {won} won, {drawn} drawn, {lost} lost"),
                {{"first", report.names.first},
                 {"second", report.names.second},
                 {"games", number(report.score.games())},
                 {"won", number(report.score.won)},
                 {"drawn", number(report.score.drawn)},
                 {"lost", number(report.score.lost)}})
        << "\n  "
        << fill(tr("points: {share} % ({share_low} to {share_high}), {elo} Elo ({elo_low} to {elo_high}), 95 % sure"),
                {{"share", percent_text(share.value)},
                 {"share_low", percent_text(share.low)},
                 {"share_high", percent_text(share.high)},
                 {"elo", elo_text(elo.value)},
                 {"elo_low", elo_text(elo.low)},
                 {"elo_high", elo_text(elo.high)}})
        << '\n';
    for (const Seat seat : seats) {
        const bots::Score& score = report.by_side[seat];
        out << "  "
            << fill(tr("as {side}: {won} won, {drawn} drawn, {lost} lost"), {{"side", std::string(sides[seat])},
                                                                             {"won", number(score.won)},
                                                                             {"drawn", number(score.drawn)},
                                                                             {"lost", number(score.lost)}})
            << '\n';
    }
}

void print_report(const bots::SeriesReport& report, const bots::SeriesPlan& plan, PerSeat<std::string_view> sides, std::ostream& out) {
    print_scores(report, sides, out);
    std::string endings;
    for (const auto& [ending, count] : report.endings) endings += (endings.empty() ? "" : ", ") + ending + ' ' + std::to_string(count);
    out << "  " << fill(tr("ended: {endings}"), {{"endings", endings}}) << '\n';
    for (const Seat player : seats)
        for (const bots::Lapse fault : bots::faults)
            if (const int count = report.faults[player][static_cast<std::size_t>(fault)]; count > 0)
                out << "  "
                    << fill(player == Seat::first ? tr("faults of the first player: {fault} {count}")
                                                  : tr("faults of the second player: {fault} {count}"),
                            {{"fault", std::string(word(fault))}, {"count", std::to_string(count)}})
                    << '\n';
    const double decisions = std::max<double>(1, static_cast<double>(report.decisions) / 2);
    out << "  "
        << fill(tr("thinking: {first} and {second} ms a decision; {decisions} decisions a game"),
                {{"first", fixed_text(1000 * report.seconds.first / decisions, 1)},
                 {"second", fixed_text(1000 * report.seconds.second / decisions, 1)},
                 {"decisions", std::to_string(report.decisions / std::max<std::uint64_t>(1, report.score.games()))}})
        << '\n';
    if (report.test) out << "  " << finding_text(*plan.test, *report.test) << '\n';
}

[[nodiscard]] std::string json_number(double number) {
    if (std::isinf(number)) return "null";
    std::ostringstream text;
    text << std::fixed << std::setprecision(4) << number;
    return text.str();
}
[[nodiscard]] std::string json_estimate(const bots::Estimate& estimate) {
    return "{\"value\": " + json_number(estimate.value) + ", \"low\": " + json_number(estimate.low) +
           ", \"high\": " + json_number(estimate.high) + "}";
}
[[nodiscard]] std::string json_score(const bots::Score& score) {
    return "{\"won\": " + std::to_string(score.won) + ", \"drawn\": " + std::to_string(score.drawn) +
           ", \"lost\": " + std::to_string(score.lost) + "}";
}

void print_json(const bots::SeriesReport& report, PerSeat<std::string_view> sides, std::ostream& out) {
    out << "{\"first\": " << json_string(report.names.first) << ", \"second\": " << json_string(report.names.second)
        << ", \"games\": " << report.score.games() << ", \"score\": " << json_score(report.score)
        << ", \"points\": " << json_estimate(bots::share_of(report.score)) << ", \"elo\": " << json_estimate(bots::elo_of(report.score));
    out << ", \"sides\": {";
    for (const Seat seat : seats)
        out << (seat == Seat::first ? "" : ", ") << json_string(std::string(sides[seat])) << ": " << json_score(report.by_side[seat]);
    out << "}, \"endings\": {";
    const char* comma = "";
    for (const auto& [ending, count] : report.endings) {
        out << comma << json_string(ending) << ": " << count;
        comma = ", ";
    }
    out << "}, \"faults\": {";
    for (const Seat player : seats) {
        out << (player == Seat::first ? "\"first\": {" : ", \"second\": {");
        for (const bots::Lapse fault : bots::faults)
            out << (fault == bots::faults.front() ? "" : ", ") << '"' << word(fault)
                << "\": " << report.faults[player][static_cast<std::size_t>(fault)];
        out << '}';
    }
    out << "}, \"decisions\": " << report.decisions << ", \"seconds\": {\"first\": " << json_number(report.seconds.first)
        << ", \"second\": " << json_number(report.seconds.second) << '}';
    if (report.test)
        out << ", \"sprt\": {\"ratio\": " << json_number(report.test->ratio) << ", \"bound\": " << json_number(report.test->bound)
            << ", \"finding\": \""
            << (report.test->finding == bots::Finding::open   ? "open"
                : report.test->finding == bots::Finding::high ? "high"
                                                              : "low")
            << "\"}";
    out << "}\n";
}

/// "0042.json" in the folder of the records.
void keep_record(const std::string& folder, const bots::PlayedGame& game) {
    std::ostringstream name;
    name << std::setw(4) << std::setfill('0') << game.number << ".json";
    const std::string path = (std::filesystem::path(folder) / name.str()).string();
    if (files::write_given(path, game.record, {.replace = false, .make_folders = true}) == files::Given::exists)
        throw DataError(path, "", Told("it exists already; name another folder"));
}

/// Says what the system leaves open to the programs among the players. Throws Misuse if one of them cannot be started.
void try_programs(const bots::SeriesPlan& plan, std::ostream& err) {
    platform::Lacks lacks;
    for (const auto& [asked, name] : {std::pair("--first", plan.first), std::pair("--second", plan.second)}) {
        if (bots::is_computed(name)) continue;
        try {
            lacks = bots::try_program(name, plan.terms);
        } catch (const DataError& fault) {
            throw Misuse(asked, Told("\"{word}\" is neither random, greedy or a level (captain, captain:bold), nor a program: {reason}",
                                     {{"word", name}, {"reason", reason_of(fault, tr)}}));
        }
    }
    std::string open;
    for (const std::string& sentence : bots::left_open(lacks, tr)) open += ' ' + sentence;
    if (!open.empty()) err << "fow: " << tr("this system cannot confine programs completely.") << open << '\n';
}

int play_the_match(const MatchRequest& request, const bots::GameInWords& game, const Head& head, Streams io) {
    bots::SeriesPlan plan = plan_of(request, head);
    try_programs(plan, io.err);
    std::mutex one_at_a_time;  // games of several threads write to the same stream
    if (request.errors)
        plan.terms.errors = [&](const std::string& lines) {
            const std::lock_guard held(one_at_a_time);
            io.err << lines << std::flush;
        };
    const auto example = game.begin(plan.head);
    const PerSeat<std::string_view> sides{example->word(Seat::first), example->word(Seat::second)};
    if (!request.records.empty() && std::filesystem::exists(std::filesystem::path(request.records) / "0001.json"))
        throw DataError(request.records, "", Told("it has records of a match already; name another folder"));
    Progress progress(io);
    const bots::SeriesReport report = bots::play_series(game, plan, [&](const bots::PlayedGame& played) {
        const std::lock_guard held(one_at_a_time);
        progress.tell(played.number, plan.games, "games");
        for (const std::string& complaint : played.report.complaints) io.err << "game " << played.number << ", " << complaint << '\n';
        if (!request.records.empty()) keep_record(request.records, played);
    });
    if (request.json) print_json(report, sides, io.out);
    else print_report(report, plan, sides, io.out);
    return Exit::done;
}

}  // namespace

void add_match_command(CommandLine& line, const bots::GameInWords& game, const HeadOptions& options,
                       const std::vector<std::string>& examples) {
    Command command(line, "match",
                    "play games between two players, each pair of games on the same set-ups with the sides "
                    "changed, and say which one is stronger");
    MatchRequest& request = command.request<MatchRequest>();
    command.text("--first", request.first, "random, greedy, a level (captain), a level and a style (captain:bold), or the command of a bot")
        .required();
    command.text("--second", request.second, "the other player").required();
    const auto head = options(command);
    command.number("--games", request.games, "number of games; an odd number is rounded up").within(1, 1000000).shows_default();
    command.seed(request.seed, "the same seed plays the same set-ups with the same chance").shows_default();
    command.number("--jobs", request.jobs, "games at a time").within(1, 64).shows_default();
    command.number("--budget", request.nodes, "positions that a player may judge for each decision; 0 = as its level").at_least_0();
    command.number("--time", request.milliseconds, "milliseconds that a bot has for each decision").within(1, 3600000).shows_default();
    command
        .text("--setup", request.set_ups,
              "\"shared\": armies of the game, the same in both games of a pair; \"own\": the players "
              "set up")
        .shows_default();
    command.number("--cap", request.cap, "a game of more decisions is drawn").within(1, 1000000).shows_default();
    command.text("--sprt", request.sprt, "LOW,HIGH: stop as soon as the difference is shown to be LOW or HIGH Elo");
    command.text("--records", request.records, "folder for the record of each game");
    command.number("--memory", request.memory, "memory of a bot in MiB; 0 = no bound").within(0, 1 << 20).shows_default();
    command.texts("--allow", request.allow, "a file or folder that bots may read besides their own");
    command.flag("--unconfined", request.unconfined, "let bots use files and the network");
    command.flag("--show-errors", request.errors, "show what bots write on their standard error");
    command.json(request.json);
    command.examples(examples);
    command.does([&request, head, game](Streams io) { return play_the_match(request, game, head(), io); });
}

}  // namespace fow::cli
