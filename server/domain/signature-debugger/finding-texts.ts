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

interface Words {
  /** The mistake. `{}` is replaced by the detail, such as a header name or a duration. */
  readonly title: string;
  /** How to fix the mistake. */
  readonly advice: string;
}

/** Describes each mistake in plain English: what happened, and how to fix it. */
export const findingTexts: Readonly<Record<FindingCode, Words>> = {
  correct: {
    title: 'The signature is right.',
    advice:
      'If your code still refuses it, paste what your code computed as well: then the mistake is named.',
  },
  missing_header: {
    title: 'There is no signature in these headers.',
    advice: 'Read Service-Signature, or webhook-signature with webhook-id and webhook-timestamp.',
  },
  wrong_header_name: {
    title: 'The signature was looked for in {}, a header that we do not send.',
    advice: 'Read Service-Signature, or webhook-signature with webhook-id and webhook-timestamp.',
  },
  missing_id: {
    title: 'webhook-signature is there, but webhook-id is not.',
    advice: 'Hand webhook-id to the verification as it came: it is part of what is signed.',
  },
  missing_timestamp: {
    title: 'webhook-signature is there, but webhook-timestamp is not.',
    advice: 'Hand webhook-timestamp to the verification as it came: it is part of what is signed.',
  },
  timestamp_unreadable: {
    title: 'webhook-timestamp is no number of seconds.',
    advice: 'Use the header as it came, and do not format it as a date.',
  },
  timestamp_in_milliseconds: {
    title: 'webhook-timestamp is in milliseconds.',
    advice: 'We send seconds: use the header as it came, and divide your own clock by 1,000 to compare.',
  },
  timestamp_too_old: {
    title: 'The timestamp is {} old, and 5 minutes is what receivers accept.',
    advice: 'If you pasted a request of earlier, all is well; else check the clock of the receiver.',
  },
  timestamp_in_the_future: {
    title: 'The timestamp is {} in the future.',
    advice: 'Check the clock of the receiver: it is behind.',
  },
  signature_unreadable: {
    title: 'The value pasted for {} is not a signature.',
    advice: 'Copy the header again, whole: a signature has 64 hex digits, or 44 characters of base64.',
  },
  signature_changed: {
    title: 'The value of {} is not the one that we sent; the rest of the request is right.',
    advice:
      'Copy the header again, whole. If your server received this value, something changed it on the way, or it was made with a secret that has been replaced since.',
  },
  computed_unreadable: {
    title: 'The value that you pasted as computed is not a signature.',
    advice:
      'Paste what your code compares with the header: 64 hex digits, or 44 characters of base64. The request itself is judged without it.',
  },
  computed_unknown: {
    title: 'The request is signed correctly, but no known way of signing it gives the value that you pasted.',
    advice:
      'Check first that it was computed from this request. If it was, your code uses the secret of another workspace or hashes other bytes than the raw body.',
  },
  secret_unknown: {
    title: 'No secret of this workspace makes this signature over this body.',
    advice:
      'Check that the secret is that of this workspace, and that the body is the raw one of this request.',
  },
  secret_ended: {
    title: 'The signature was made with the previous secret, which has ended.',
    advice: 'Put the current secret in place.',
  },
  secret_too_new: {
    title: 'Your code uses the new secret while Service-Signature still comes from the old one.',
    advice: 'Accept either secret until the old one ends, or read webhook-signature, which carries both.',
  },
  body_missing: {
    title: 'The body is empty.',
    advice: 'Read the raw body before a parser takes it, and sign those bytes.',
  },
  body_trailing_newline: {
    title: 'A line break or space was added to the end of the body.',
    advice: 'Sign the raw body: editors, echo and templates like to add a line break.',
  },
  body_byte_order_mark: {
    title: 'A byte order mark stands before the body.',
    advice: 'Sign the raw body: it was written or read as "UTF-8 with BOM" somewhere.',
  },
  body_line_endings: {
    title: 'The line endings of the body were changed.',
    advice: 'Sign the raw body: something turned LF into CRLF or back.',
  },
  body_wrong_charset: {
    title: 'The body was decoded in a wrong character set.',
    advice: 'Sign the raw bytes; if your code needs text, decode it as UTF-8.',
  },
  body_cut: {
    title: 'The end of the body is missing.',
    advice: 'Wait for the whole body, and raise the size limit of the parser or the proxy.',
  },
  body_quoted: {
    title: 'The body was encoded once more, as a JSON string or in base64.',
    advice: 'Decode what the platform hands over, and sign the bytes that came over the wire.',
  },
  body_reserialised: {
    title: 'The body was parsed and written again.',
    advice: 'Sign the raw body: JSON that means the same has other bytes.',
  },
  body_of_another_event: {
    title: 'Headers and body are of two different events.',
    advice: 'Take both from the same request.',
  },
  body_changed: {
    title: 'The body is not the one that was sent.',
    advice: 'Sign the raw body, before anything changes it.',
  },
  secret_not_decoded: {
    title: 'The secret was used as text for webhook-signature.',
    advice: 'Take what follows whsec_, decode it from base64, and use those bytes as the key.',
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
    advice: 'Take whsec_ off first, and decode only what follows from base64.',
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
    title: 'The id was left out of what was signed.',
    advice: 'For webhook-signature, sign the id, a dot, the timestamp, a dot and the raw body.',
  },
  signed_without_timestamp: {
    title: 'The timestamp was left out of what was signed.',
    advice: 'For webhook-signature, sign the id, a dot, the timestamp, a dot and the raw body.',
  },
  signed_without_body: {
    title: 'The body was left out of what was signed.',
    advice: 'For webhook-signature, sign the id, a dot, the timestamp, a dot and the raw body.',
  },
  signed_with_milliseconds: {
    title: 'The timestamp was signed in another unit than it has in the header.',
    advice: 'Put webhook-timestamp into what you sign as it came, in seconds.',
  },
  signed_with_id_and_timestamp: {
    title: 'Service-Signature was computed over more than the body.',
    advice: 'Sign the raw body alone; id and timestamp belong to webhook-signature.',
  },
  wrong_algorithm: {
    title: 'Another hash than SHA-256 was used.',
    advice: 'Use HMAC with SHA-256.',
  },
  encoding_hex: {
    title: 'The signature is in hex where base64 is expected.',
    advice: 'Write the digest of webhook-signature in base64, after v1 and a comma.',
  },
  encoding_base64: {
    title: 'The signature is in base64 where hex is expected.',
    advice: 'Write the digest of Service-Signature in lower-case hex.',
  },
  encoding_base64_of_hex: {
    title: 'The hex text of the digest was encoded in base64 once more.',
    advice: 'Encode the bytes of the digest, not its hex text.',
  },
  encoding_base64url: {
    title: 'The signature is in the base64 of URLs, or its padding is missing.',
    advice: 'Use plain base64 with + and / and the equals sign at the end.',
  },
  encoding_upper_case: {
    title: 'The signature is in upper-case hex.',
    advice: 'Write hex in lower case, or compare the decoded bytes.',
  },
  signature_without_version: {
    title: 'The version before the signature is missing.',
    advice: 'Compare with what follows v1 and the comma in webhook-signature.',
  },
  signature_prefixed: {
    title: 'Something stands before the signature.',
    advice: 'Service-Signature is the hex digest and nothing else: take the prefix off.',
  },
  signature_truncated: {
    title: 'The signature is cut off.',
    advice: 'Keep it whole: 64 characters in hex, 44 in base64; look at the width of the column or log.',
  },
};
