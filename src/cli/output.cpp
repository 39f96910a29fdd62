#include "cli/output.hpp"

#include "core/visible.hpp"
#include "files/files.hpp"

namespace fow::cli {

bool VisibleBuffer::finish() {
    const std::string rest = std::exchange(incomplete_, {});
    to_ << visible(rest) << std::flush;
    return to_.good();
}

bool VisibleBuffer::pass(std::string_view text) {
    incomplete_ += text;
    const std::size_t whole = incomplete_.size() - incomplete_end(incomplete_);
    to_ << visible(std::string_view(incomplete_).substr(0, whole));
    incomplete_.erase(0, whole);
    return to_.good();
}

VisibleBuffer::int_type VisibleBuffer::overflow(int_type c) {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char byte = traits_type::to_char_type(c);
    return pass({&byte, 1}) ? c : traits_type::eof();
}

std::streamsize VisibleBuffer::xsputn(const char* text, std::streamsize size) {
    return pass({text, static_cast<std::size_t>(size)}) ? size : 0;
}

int VisibleBuffer::sync() {
    to_.flush();
    return to_.good() ? 0 : -1;
}

Argument add_out_options(Command& command, OutRequest& request, const std::string& what) {
    Argument out = command.text("-o,--out", request.path, what);
    out.checked([](const std::string& path) { return path.empty() ? std::string(tr("the name of the file is empty")) : std::string(); });
    command.flag("--force", request.force, "replace the file if it exists").needs(out);
    command.flag("--parents", request.parents, "create the folders of the file if they do not exist").needs(out);
    return out;
}

void write_out(const OutRequest& request, const std::string& text, Streams io) {
    if (request.path == "-") {
        io.out << text;
        return;
    }
    switch (files::write_given(request.path, text, {.replace = request.force, .make_folders = request.parents})) {
        case files::Given::written: return;
        case files::Given::exists: throw DataError(request.path, "", Told("it exists already; --force replaces it"));
        case files::Given::no_folder:
            throw DataError(request.path, "", Told("it is in a folder that does not exist; --parents creates it"));
    }
}

std::ostream& messages(const OutRequest& request, Streams io) { return request.path == "-" ? io.err : io.out; }

}  // namespace fow::cli
