export { Blazon, type BlazonOptions, Brands, Events, type ListOptions, Memory, Projects } from './client.ts';
export {
  ApiError,
  AuthenticationError,
  BlazonError,
  ConnectionError,
  IdempotencyError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  type WebhookMistake,
  WebhookVerificationError,
} from './errors.ts';
export type {
  Assets,
  Brand,
  CreateProjectBody,
  DeletedProject,
  ErrorCode,
  ErrorType,
  ForwardedBody,
  GenerateBrandBody,
  GenerationFailed,
  GenerationSuccess,
  Job,
  MemoryNode,
  Project,
  UpdateProjectBody,
} from './generated.ts';
export { EventInbox } from './event-inbox.ts';
export { type Page, Pages } from './pages.ts';
export type { RequestOptions } from './transport.ts';
export { type BlazonEvent, type VerifyOptions, verifyWebhook, type WebhookHeaders } from './webhooks.ts';
export { type EventHandler, handleWebhook, type WebhookHandlerOptions } from './handle-webhook.ts';
