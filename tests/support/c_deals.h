// Deals and rules through the C interface, for its tests.
#ifndef SCHAFKOPF_TESTS_SUPPORT_C_DEALS_H_
#define SCHAFKOPF_TESTS_SUPPORT_C_DEALS_H_

#include <gtest/gtest.h>

#include <string>

#include "tools/c/owned.h"
#include "tools/c/schafkopf.h"

namespace schafkopf {

inline constexpr char kWenz[] =
    "wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | "
    "EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9";
inline constexpr char kEnd[] =
    "solo:E 1 | SO SU EA HZ HK SZ | GO HO GU E9 SA S9 | EO EZ GA GZ HA H9 | EU HU EK GK G9 SK | "
    "SZ SA HA SK GU EZ HU SO HK HO H9 G9 S9 EO GK EA";
inline constexpr char kRamsch[] =
    "ramsch - | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | "
    "EZ EU E7 GU HA SO SU S7 | GO G9 G8 G7 HZ HK HO S9";

inline c::Owned<schafkopf_deal> Parsed(const std::string& line) {
  schafkopf_deal* deal = nullptr;
  schafkopf_error error;
  SCHAFKOPF_PREPARE(&error);
  EXPECT_EQ(schafkopf_deal_parse(line.data(), line.size(), nullptr, &deal, &error), SCHAFKOPF_OK)
      << line << ": " << error.message;
  return c::Owned<schafkopf_deal>(deal);
}

inline std::string Printed(const schafkopf_deal* deal) {
  return c::Owned<char>(schafkopf_deal_print(deal)).get();
}

inline schafkopf_parts PartsOf(const schafkopf_deal* deal) {
  schafkopf_parts parts;
  SCHAFKOPF_PREPARE(&parts);
  EXPECT_EQ(schafkopf_deal_parts(deal, &parts), SCHAFKOPF_OK);
  return parts;
}

inline c::Owned<schafkopf_rules> RulesOf(const std::string& json) {
  schafkopf_rules* rules = nullptr;
  schafkopf_error error;
  SCHAFKOPF_PREPARE(&error);
  EXPECT_EQ(schafkopf_rules_read(json.data(), json.size(), &rules, &error), SCHAFKOPF_OK)
      << json << ": " << error.message;
  return c::Owned<schafkopf_rules>(rules);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_C_DEALS_H_
