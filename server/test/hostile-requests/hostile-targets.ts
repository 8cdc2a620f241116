import { apiHosts } from '../../../tools/services/server-environment.ts';
import { createGet, type HostileRequest, validHostAndKeyHeaders } from './raw-request.ts';

const createRequestAs = (method: string, target = '/v1/projects') => [
  `${method} ${target} HTTP/1.1\r\n${validHostAndKeyHeaders}\r\n`,
];

/** Requests with unusual or invalid methods, paths and queries. */
export const targetRequests: HostileRequest[] = [
  ['a single percent sign', [createGet('/v1/projects/%')], 'route_not_found'],
  ['a percent sign without a number', [createGet('/v1/projects/%zz')], 'route_not_found'],
  ['percent-encoded bytes that are not UTF-8', [createGet('/v1/projects/%ff%fe')], 'route_not_found'],
  ['an overlong UTF-8 slash', [createGet('/v1/projects/..%c0%af')], 'route_not_found'],
  ['a percent-encoded NUL', [createGet('/v1/projects/%00')], 'resource_not_found'],
  ['a percent-encoded slash', [createGet('/v1/projects/a%2fb')], 'resource_not_found'],
  ['a percent-encoded line end', [createGet('/v1/projects/%0d%0aX:%201')], 'resource_not_found'],
  ['raw bytes beyond ASCII', [createGet('/v1/projects/\xff\xfe')], 'malformed_request'],
  ['a blank in the path', [createGet('/v1/projects/a b')], 'malformed_request'],
  ['a path of 15,000 characters', [createGet(`/v1/projects/${'a'.repeat(15_000)}`)], 'resource_not_found'],
  ['a path of 20,000 characters', [createGet(`/v1/projects/${'a'.repeat(20_000)}`)], 'headers_too_large'],
  ['a path of 5,000 slashes', [createGet('/'.repeat(5_000))], 'route_not_found'],
  ['dots', [createGet('/v1/../v1/projects')], 'route_not_found'],
  ['a prototype in the path', [createGet('/v1/__proto__')], 'route_not_found'],
  ['a prototype as an id', [createGet('/v1/projects/__proto__')], 'resource_not_found'],

  ['__proto__ in the query', [createGet('/v1/projects?__proto__=1')], 'unknown_param'],
  ['constructor in the query', [createGet('/v1/projects?constructor=1')], 'unknown_param'],
  ['toString in the query', [createGet('/v1/projects?toString=1')], 'unknown_param'],
  ['hasOwnProperty in the query', [createGet('/v1/projects?hasOwnProperty=1')], 'unknown_param'],
  ['an array in the query', [createGet('/v1/projects?limit[]=1')], 'unknown_param'],
  ['an object in the query', [createGet('/v1/projects?limit[gte]=1')], 'unknown_param'],
  ['an empty name in the query', [createGet('/v1/projects?=1')], 'unknown_param'],
  ['bytes in the query that are not UTF-8', [createGet('/v1/projects?limit=%ff')], 'invalid_param'],
  [
    'a limit in the query that is not a number',
    [createGet('/v1/projects?starting_after=%zz')],
    'invalid_cursor',
  ],
  ['1,500 parameters', [createGet(`/v1/projects?${'limit=1&'.repeat(1_500)}`)], 'invalid_param'],
  ['a lone question mark', [createGet('/v1/projects?')], 200],

  ['a whole address', createRequestAs('GET', `https://${apiHosts.live}/v1/projects`), 200],
  [
    'an absolute URL, wrong method',
    createRequestAs('PUT', `https://${apiHosts.live}/v1/projects`),
    'method_not_allowed',
  ],
  [
    'an absolute URL of another host',
    createRequestAs('GET', 'https://example.com/v1/projects'),
    'misdirected_request',
  ],
  [
    'an absolute URL of the other environment',
    createRequestAs('GET', `https://${apiHosts.sandbox}/v1/projects`),
    'wrong_environment',
  ],
  ['an absolute URL without a path', createRequestAs('GET', `https://${apiHosts.live}`), 'route_not_found'],
  ['another scheme', createRequestAs('GET', 'file:///etc/passwd'), 'route_not_found'],
  ['an asterisk', createRequestAs('OPTIONS', '*'), 'route_not_found'],
  ['no slash at the start', createRequestAs('GET', 'v1/projects'), 'malformed_request'],

  ['TRACE', createRequestAs('TRACE'), 'method_not_allowed'],
  ['OPTIONS', createRequestAs('OPTIONS'), 'method_not_allowed'],
  ['PROPFIND', createRequestAs('PROPFIND'), 'method_not_allowed'],
  ['a method in lower case', createRequestAs('get'), 'malformed_request'],
  ['an invented method', createRequestAs('FETCH'), 'malformed_request'],
  // Node passes CONNECT to no handler and closes the connection. The service is not a proxy.
  ['CONNECT to a path', createRequestAs('CONNECT'), 'closed'],
  ['CONNECT to a host', createRequestAs('CONNECT', 'example.com:443'), 'closed'],
  ['HTTP/1.0', [createGet('/v1/projects').replace('HTTP/1.1', 'HTTP/1.0')], 200],
  ['HTTP/3.0', [createGet('/v1/projects').replace('HTTP/1.1', 'HTTP/3.0')], 'malformed_request'],
];
