// Sentences that are told later, in another language.
#include "core/sentence.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"

namespace {

using fow::text_of;
using fow::Told;
using fow::Translate;

std::string plain(std::string_view sentence) {
    if (sentence == "the Guard") return "die Garde";
    if (sentence == "{corps} attacks {target}.") return "{target:dat} droht ein Angriff: {corps:nom} kommt.";
    if (sentence == "Napoleon directs it.") return "Napoleon führt sie.";
    return std::string(sentence);
}
std::string counted(std::string_view one, std::string_view many, long long count) {
    if (one == "{corps} has {count} division.") return count == 1 ? "{corps} hat {count} Division." : "{corps} hat {count} Divisionen.";
    return std::string(count == 1 ? one : many);
}
std::string in_context(std::string_view /*context*/, std::string_view sentence) { return std::string(sentence); }
std::string form(std::string_view noun, std::string_view wanted) {
    return noun == "die Garde" && wanted == "dat" ? "der Garde" : std::string(noun);
}
constexpr Translate german{plain, counted, in_context, form};

}  // namespace

TEST_CASE("Sentences told one after the other begin with capitals, also with a name such as \"the Guard\"", "[sentence]") {
    const std::vector<Told> told{{"{corps} attacks {target}.", {{"corps", "the Guard"}, {"target", "Orange"}}}, "Napoleon directs it."};
    CHECK(text_of(told) == "The Guard attacks Orange. Napoleon directs it.");
    CHECK(text_of(told, german) == "Orange droht ein Angriff: die Garde kommt. Napoleon führt sie.");
    CHECK(text_of(std::vector<Told>{{"{corps} attacks {target}.", {{"corps", "Hill"}, {"target", "the Guard"}}}}, german) ==
          "Der Garde droht ein Angriff: Hill kommt.");
    CHECK(text_of(std::vector<Told>()).empty());
}

TEST_CASE("A number chooses its sentence when it is told, as the language counts", "[sentence]") {
    const auto told = [](long long number) {
        return Told::counted("{corps} has {count} division.", "{corps} has {count} divisions.", number, {{"corps", "the Guard"}});
    };
    CHECK(text_of(told(1)) == "the Guard has 1 division.");
    CHECK(text_of(told(4)) == "the Guard has 4 divisions.");
    CHECK(text_of(told(1), german) == "die Garde hat 1 Division.");
    CHECK(text_of(told(4), german) == "die Garde hat 4 Divisionen.");
}
