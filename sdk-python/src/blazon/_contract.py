# Written by `node tools/write-python-models.ts` from the contract. Change nothing here.

from typing import Final, Literal

ErrorType = Literal["invalid_request_error", "authentication_error", "rate_limit_error", "api_error"]
ErrorCode = Literal[
    "missing_required_param",
    "invalid_param",
    "param_too_long",
    "unknown_param",
    "invalid_cursor",
    "invalid_webhook_url",
    "malformed_json",
    "malformed_request",
    "https_required",
    "body_too_large",
    "unsupported_media_type",
    "headers_too_large",
    "request_timeout",
    "resource_not_found",
    "route_not_found",
    "method_not_allowed",
    "misdirected_request",
    "idempotency_key_reused",
    "missing_api_key",
    "invalid_api_key",
    "wrong_environment",
    "plan_upgrade_required",
    "billing_hard_limit",
    "account_suspended",
    "rate_limit_exceeded",
    "internal_error",
    "service_unavailable",
]

ADVICE: Final[dict[str, str]] = {
    "missing_required_param": "Send the parameter named in `param`. A required parameter cannot be null.",
    "invalid_param": "Correct the parameter named in `param`; the message says what is accepted.",
    "param_too_long": "Shorten the parameter named in `param`. Lengths count Unicode code points.",
    "unknown_param": "Remove the parameter named in `param`, or check its spelling. Unknown parameters are refused so that a misspelt one is never ignored.",
    "invalid_cursor": "Send the `next_cursor` of the previous page of the same list.",
    "invalid_webhook_url": "Use an https URL that is reachable from the internet. Private, loopback and reserved addresses are refused.",
    "malformed_json": "Send one JSON object, encoded in UTF-8.",
    "malformed_request": "Use an HTTP client library; this request could not be parsed.",
    "https_required": "Change the address to https. If a key was sent over plain HTTP, revoke it: it may have been read on the way.",
    "body_too_large": "Send a smaller body.",
    "unsupported_media_type": "Set `Content-Type: application/json` and send the body uncompressed.",
    "headers_too_large": "Send fewer or shorter headers.",
    "request_timeout": "Send the whole request within 30 seconds; retry on a better connection.",
    "resource_not_found": "Check the id, and that the key belongs to the workspace and environment that made it. `param` says which id was not found.",
    "route_not_found": "Check the path against the API reference. Paths are case-sensitive and have no trailing slash.",
    "method_not_allowed": "Use one of the methods in the `Allow` header.",
    "misdirected_request": "Use the live host or the sandbox host of the service.",
    "idempotency_key_reused": "Use a new key for a new request. To repeat a request, send the same method, path and body.",
    "missing_api_key": "Send `Authorization: Bearer <API_KEY>` with a single space after Bearer.",
    "invalid_api_key": "Check the key for missing characters, or create a new one. A revoked key never works again.",
    "wrong_environment": "Use Live keys (`sk_live_`) on the live host and Test keys (`sk_test_`) on the sandbox host.",
    "plan_upgrade_required": "Move the workspace to Pro or Agency; its keys then work again.",
    "billing_hard_limit": "Settle the open invoice, raise the plan, or wait for the next month (UTC).",
    "account_suspended": "Wait the seconds in `Retry-After`. If you do not know why, ask us with the `request_id`.",
    "rate_limit_exceeded": "Wait the seconds in `Retry-After`, then retry. Read `X-RateLimit-Remaining` to slow down in time.",
    "internal_error": "Retry with the same Idempotency-Key. If it lasts, tell us the `request_id`.",
    "service_unavailable": "Retry after the seconds in `Retry-After`, with the same Idempotency-Key.",
}

LIVE_URL: Final = "https://api.blazon.localhost:8443"
SANDBOX_URL: Final = "https://sandbox.blazon.localhost:8443"
