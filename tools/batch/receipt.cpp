#include "tools/batch/receipt.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "engine/text/notation.h"
#include "tools/answers/door/read_json.h"
#include "tools/batch/store/checksum.h"
#include "tools/batch/store/file.h"
#include "tools/batch/store/words.h"
#include "tools/cli/cli.h"

namespace schafkopf {
namespace {

constexpr std::size_t kReadSize = 1 << 20;
constexpr absl::string_view kBeginning = "{\"job\":\"";

// With a checksum of all that stands in front of it.
std::string TextOf(const Receipt& receipt) {
  const Origin& from = receipt.origin;
  nlohmann::ordered_json json = {
      {"job", from.job},          {"rules", from.rules},    {"answers", from.answers},
      {"model", from.model},      {"input", receipt.input}, {"items", receipt.items},
      {"errors", receipt.errors}, {"bytes", receipt.bytes}, {"xxh3_128", receipt.checksum}};
  if (receipt.input.empty()) json["input"] = nullptr;
  LongChecksum check;
  check.Add(json.dump());
  json["check"] = check.Hex();
  return json.dump() + "\n";
}

// Nothing where the text is not, to the byte, that of a receipt.
std::optional<Receipt> Parse(const std::string& text) {
  constexpr std::uint64_t kAny = std::numeric_limits<std::uint64_t>::max();
  const auto json = ReadJson(text);
  TypedFields fields(json);
  Receipt receipt = {
      {fields.Text("job"), fields.Text("rules"), fields.Text("answers"), fields.Text("model")},
      fields.TextOrNull("input").value_or(""),
      fields.Count("items", 0, kAny),
      fields.Count("errors", 0, kAny),
      fields.Count("bytes", 0, kAny),
      fields.Text("xxh3_128")};
  if (!fields.ok() || TextOf(receipt) != text) return std::nullopt;
  return receipt;
}

}  // namespace

std::string ReceiptPath(const std::string& output) { return output + ".receipt"; }

absl::Status WriteReceipt(const std::string& output, const Receipt& receipt) {
  return WriteWhole(ReceiptPath(output), TextOf(receipt));
}

absl::StatusOr<Receipt> ReadReceipt(const std::string& output, const Job& job) {
  if (!Exists(output)) {
    return Failure(absl::StatusCode::kNotFound, Message(words::kIsNotThere, Escaped(output)));
  }
  const std::string path = ReceiptPath(output);
  auto file = File::OpenToRead(path);
  auto text = file.ok() ? file->Read(kReadSize) : file.status();
  if (!text.ok() || text->substr(0, kBeginning.size()) != kBeginning) {
    return Failure(absl::StatusCode::kFailedPrecondition,
                   Message(words::kIsThereButNotReceipt, Escaped(output)));
  }
  auto receipt = Parse(*text);
  if (!receipt) {
    return Failure(absl::StatusCode::kAlreadyExists,
                   Message(words::kIsDamagedOrOfOlder, path, output));
  }
  if (auto status = CheckOrigin(output, receipt->origin, job); !status.ok()) return status;
  return *std::move(receipt);
}

absl::Status VerifyResult(const std::string& output, const Receipt& receipt) {
  auto file = File::OpenToRead(output);
  if (!file.ok()) return file.status();
  LongChecksum sum;
  std::uint64_t bytes = 0;
  while (true) {
    if (const auto code = PendingSignal()) EndNow(*code);
    const auto part = file->Read(kReadSize);
    if (!part.ok()) return part.status();
    if (part->empty()) break;
    sum.Add(*part);
    bytes += part->size();
  }
  if (bytes == receipt.bytes && sum.Hex() == receipt.checksum) return absl::OkStatus();
  return Failure(absl::StatusCode::kDataLoss, Message(words::kIsDamaged, Escaped(output)));
}

absl::Status CheckInput(const std::string& path, const std::string& found, const std::string& input,
                        const Job& job) {
  if (found == input) return absl::OkStatus();
  return Failure(absl::StatusCode::kAlreadyExists,
                 Message(words::kWasMadeFromAnotherInput, Escaped(path),
                         job.input == "-" ? "stdin" : Escaped(job.InputPath())));
}

absl::Status CheckReceiptPlace(const std::string& output) {
  for (const std::string& path : {ReceiptPath(output), ReceiptPath(output) + ".tmp"}) {
    auto status = CheckReplaceable(path, kBeginning, words::kReceiptOfBatch);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace schafkopf
