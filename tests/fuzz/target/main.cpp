// One fuzzed reader; the build chooses which.
#include "readers.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    fow::fuzz::FOW_FUZZ_READER({reinterpret_cast<const char*>(data), size});
    return 0;
}
