// What is wrong with data: the faults of a value, and the exception for a document that has any.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace fow {

/// Where (a JSON pointer within the document, e.g. "/pieces/roster/3/strength"; "" = the whole) and why.
struct Fault {
    std::string pointer;
    std::string reason;
    friend bool operator==(const Fault&, const Fault&) = default;
};

/// Bad data: which document, where in it, and why. what() has one line for each reason.
class DataError : public std::runtime_error {
public:
    DataError(std::string document, std::string pointer, std::string reason);
    /// `faults` must not be empty.
    DataError(std::string document, std::vector<Fault> faults);
    std::string document;
    std::string pointer;     ///< of the first
    std::string reason;      ///< of the first
    std::vector<Fault> all;  ///< every reason that was found, in the order of the document where that is known
};

}  // namespace fow
