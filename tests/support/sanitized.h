// Whether a sanitizer watches: SCHAFKOPF_SANITIZED is then defined, and a program takes terabytes
// of addresses, so that these cannot be limited.
#ifndef SCHAFKOPF_TESTS_SUPPORT_SANITIZED_H_
#define SCHAFKOPF_TESTS_SUPPORT_SANITIZED_H_

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SCHAFKOPF_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SCHAFKOPF_SANITIZED
#endif
#endif

#endif  // SCHAFKOPF_TESTS_SUPPORT_SANITIZED_H_
