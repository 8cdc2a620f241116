import type { Mistake } from './match-signature.ts';

export type FindingCode =
  | 'correct'
  | 'missing_header'
  | 'wrong_header_name'
  | 'missing_id'
  | 'missing_timestamp'
  | 'timestamp_unreadable'
  | 'timestamp_in_milliseconds'
  | 'timestamp_too_old'
  | 'timestamp_in_the_future'
  | 'signature_unreadable'
  | 'signature_changed'
  | 'computed_unreadable'
  | 'computed_unknown'
  | 'secret_unknown'
  | 'secret_ended'
  | 'secret_too_new'
  | Mistake;

interface FindingText {
  /** The mistake. `{}` is replaced by the detail, such as a header name or a duration. */
  readonly title: string;
  /** How to fix the mistake. */
  readonly advice: string;
}

/** Describes each mistake in plain English: what happened, and how to fix it. */
export const findingTexts: Readonly<Record<FindingCode, FindingText>> = {
  correct: {
    title: 'The signature is correct.',
    advice:
      'If your code still rejects it, also paste the signature that your code computed, to find the mistake.',
  },
  missing_header: {
    title: 'These headers contain no signature.',
    advice: 'Read Service-Signature, or webhook-signature with webhook-id and webhook-timestamp.',
  },
  wrong_header_name: {
    title: 'Your code read the signature from {}, a header that we do not send.',
    advice: 'Read Service-Signature, or webhook-signature with webhook-id and webhook-timestamp.',
  },
  missing_id: {
    title: 'The headers contain webhook-signature but not webhook-id.',
    advice: 'Pass webhook-id to the verification unchanged: it is part of the signed text.',
  },
  missing_timestamp: {
    title: 'The headers contain webhook-signature but not webhook-timestamp.',
    advice: 'Pass webhook-timestamp to the verification unchanged: it is part of the signed text.',
  },
  timestamp_unreadable: {
    title: 'webhook-timestamp is not a number of seconds.',
    advice: 'Use the header unchanged, and do not format it as a date.',
  },
  timestamp_in_milliseconds: {
    title: 'webhook-timestamp is in milliseconds.',
    advice:
      'We send seconds: use the header unchanged, and convert your own time from milliseconds to compare.',
  },
  timestamp_too_old: {
    title: 'The timestamp is {} old, but receivers accept at most 5 minutes.',
    advice: "If you pasted an older request, this is expected. Otherwise check the receiver's clock.",
  },
  timestamp_in_the_future: {
    title: 'The timestamp is {} in the future.',
    advice: "Check the receiver's clock: it is behind.",
  },
  signature_unreadable: {
    title: 'The value pasted for {} is not a signature.',
    advice: 'Copy the whole header again: a signature has 64 hex digits or 44 base64 characters.',
  },
  signature_changed: {
    title: 'The value of {} is not the one that we sent; the rest of the request is correct.',
    advice:
      'Copy the whole header again. If your server received this value, something changed it in transit, or it was signed with a secret that has since been replaced.',
  },
  computed_unreadable: {
    title: 'The value that you pasted as your computed signature is not a signature.',
    advice:
      'Paste the value that your code compares with the header: 64 hex digits or 44 base64 characters. The request itself is checked without it.',
  },
  computed_unknown: {
    title:
      'The request is signed correctly, but no known way of signing it produces the value that you pasted.',
    advice:
      'First check that it was computed from this request. If it was, your code uses the secret of another workspace, or hashes something other than the raw body.',
  },
  secret_unknown: {
    title: 'No secret of this workspace produces this signature for this body.',
    advice:
      'Check that the secret belongs to this workspace, and that the body is the raw body of this request.',
  },
  secret_ended: {
    title: 'The signature was made with the previous secret, which is no longer valid.',
    advice: 'Use the current secret.',
  },
  secret_too_new: {
    title: 'Your code uses the new secret, but Service-Signature is still made with the old one.',
    advice:
      'Accept either secret until the old one expires, or read webhook-signature, which contains both signatures.',
  },
  body_missing: {
    title: 'The body is empty.',
    advice: 'Read the raw body before a parser consumes it, and sign those bytes.',
  },
  body_trailing_newline: {
    title: 'A line break or space was added to the end of the body.',
    advice: 'Sign the raw body: editors, echo and templates often add a line break.',
  },
  body_byte_order_mark: {
    title: 'The body starts with a byte order mark.',
    advice: 'Sign the raw body: it was written or read as "UTF-8 with BOM" somewhere.',
  },
  body_line_endings: {
    title: 'The line endings of the body were changed.',
    advice: 'Sign the raw body: something converted LF to CRLF, or the reverse.',
  },
  body_wrong_charset: {
    title: 'The body was decoded with the wrong character set.',
    advice: 'Sign the raw bytes; if your code needs text, decode it as UTF-8.',
  },
  body_cut: {
    title: 'The end of the body is missing.',
    advice: 'Wait for the whole body, and raise the size limit of the parser or the proxy.',
  },
  body_quoted: {
    title: 'The body was encoded once more, as a JSON string or in base64.',
    advice: 'Decode what your platform passes to your code, and sign the bytes that were received.',
  },
  body_reserialised: {
    title: 'The body was parsed and serialised again.',
    advice: 'Sign the raw body: equivalent JSON may consist of different bytes.',
  },
  body_of_another_event: {
    title: 'The headers and the body belong to different events.',
    advice: 'Take both from the same request.',
  },
  body_changed: {
    title: 'The body is not the one that was sent.',
    advice: 'Sign the raw body, before anything changes it.',
  },
  secret_not_decoded: {
    title: 'The secret was used as text for webhook-signature.',
    advice: 'Decode the part after whsec_ from base64, and use those bytes as the key.',
  },
  secret_decoded: {
    title: 'The secret was decoded for Service-Signature.',
    advice: 'Use the whole text of the secret, whsec_ included, as the key.',
  },
  secret_without_prefix: {
    title: 'The secret was used without its prefix.',
    advice: 'Use the whole text of the secret, whsec_ included, as the key of Service-Signature.',
  },
  secret_decoded_with_prefix: {
    title: 'The secret was decoded together with its prefix.',
    advice: 'Remove whsec_ first, and decode only the rest from base64.',
  },
  secret_with_white_space: {
    title: 'There is a line break, a space or a quotation mark around the secret.',
    advice: 'Trim what you read from the file or the environment.',
  },
  signed_without_id_and_timestamp: {
    title: 'Only the body was signed, without id and timestamp.',
    advice: 'For webhook-signature, sign the id, a dot, the timestamp, a dot and the raw body.',
  },
  signed_without_id: {
    title: 'The id is missing from the signed text.',
    advice: 'For webhook-signature, sign the id, a dot, the timestamp, a dot and the raw body.',
  },
  signed_without_timestamp: {
    title: 'The timestamp is missing from the signed text.',
    advice: 'For webhook-signature, sign the id, a dot, the timestamp, a dot and the raw body.',
  },
  signed_without_body: {
    title: 'The body is missing from the signed text.',
    advice: 'For webhook-signature, sign the id, a dot, the timestamp, a dot and the raw body.',
  },
  signed_with_milliseconds: {
    title: 'The signed timestamp has a different unit from the one in the header.',
    advice: 'Sign webhook-timestamp unchanged, in seconds.',
  },
  signed_with_id_and_timestamp: {
    title: 'Service-Signature was computed over more than the body.',
    advice: 'Sign the raw body alone; id and timestamp belong to webhook-signature.',
  },
  wrong_algorithm: {
    title: 'A hash other than SHA-256 was used.',
    advice: 'Use HMAC with SHA-256.',
  },
  encoding_hex: {
    title: 'The signature is in hex where base64 is expected.',
    advice: 'Encode the digest of webhook-signature in base64, after v1 and a comma.',
  },
  encoding_base64: {
    title: 'The signature is in base64 where hex is expected.',
    advice: 'Encode the digest of Service-Signature in lower-case hex.',
  },
  encoding_base64_of_hex: {
    title: 'The hex text of the digest was additionally encoded in base64.',
    advice: 'Encode the bytes of the digest, not its hex text.',
  },
  encoding_base64url: {
    title: 'The signature is in URL-safe base64, or its padding is missing.',
    advice: 'Use standard base64, with + and / and with padding.',
  },
  encoding_upper_case: {
    title: 'The signature is in upper-case hex.',
    advice: 'Write hex in lower case, or compare the decoded bytes.',
  },
  signature_without_version: {
    title: 'The version before the signature is missing.',
    advice: 'Compare with the part after "v1," in webhook-signature.',
  },
  signature_prefixed: {
    title: 'There is a prefix before the signature.',
    advice: 'Service-Signature contains only the hex digest: remove the prefix.',
  },
  signature_truncated: {
    title: 'The signature is cut off.',
    advice:
      'Store the whole signature: 64 characters in hex, 44 in base64. Check the width of your database column or log.',
  },
};
