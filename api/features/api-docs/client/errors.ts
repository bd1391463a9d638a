// The typed client of Bluepencil's public API, made from its OpenAPI document. Do not edit it.
//
//   import { Bluepencil } from './api-client.ts'
//
//   const key = 'YOUR_API_KEY'
//   const bluepencil = new Bluepencil({ baseApiParams: { headers: { Authorization: `Bearer ${key}` } } })
//   const { data } = await bluepencil.publicApi.check({ text: 'They will recieve it.' })
//
// A refused call throws its answer, whose `error` holds the code and the message. The generator, and the
// code that sends requests, are swagger-typescript-api, copyright (c) 2019-present acacode, MIT License:
// Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
// documentation files (the 'Software'), to deal in the Software without restriction, including without limitation
// the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and
// to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above
// copyright notice and this permission notice shall be included in all copies or substantial portions of the
// Software. THE SOFTWARE IS PROVIDED 'AS IS', WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
// LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT
// SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION
// OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
// DEALINGS IN THE SOFTWARE.

export interface ApiError {
  success: false;
  message: string;
  code: string;
  fields?: Partial<Record<string, string>>;
  [key: string]: any;
}

export type PublicApiCheckError =
  | (ApiError & {
      code?: "BAD_REQUEST";
    })
  | (ApiError & {
      code?: "UNAUTHENTICATED";
    })
  | (ApiError & {
      code?: "FORBIDDEN";
    })
  | (ApiError & {
      code?: "TOO_LARGE";
    })
  | (ApiError & {
      code?: "VALIDATION";
    })
  | (ApiError & {
      code?: "RATE_LIMITED";
    })
  | (ApiError & {
      code?: "INTERNAL";
    })
  | (ApiError & {
      code?: "UNAVAILABLE";
    })
  | ApiError;

export type PublicApiEmailError =
  | (ApiError & {
      code?: "BAD_REQUEST";
    })
  | (ApiError & {
      code?: "UNAUTHENTICATED";
    })
  | (ApiError & {
      code?: "FORBIDDEN";
    })
  | (ApiError & {
      code?: "TOO_LARGE";
    })
  | (ApiError & {
      code?: "VALIDATION";
    })
  | (ApiError & {
      code?: "RATE_LIMITED";
    })
  | (ApiError & {
      code?: "INTERNAL";
    })
  | (ApiError & {
      code?: "UNAVAILABLE";
    })
  | ApiError;

export type PublicApiRewriteError =
  | (ApiError & {
      code?: "BAD_REQUEST";
    })
  | (ApiError & {
      code?: "UNAUTHENTICATED";
    })
  | (ApiError & {
      code?: "FORBIDDEN";
    })
  | (ApiError & {
      code?: "TOO_LARGE";
    })
  | (ApiError & {
      code?: "VALIDATION";
    })
  | (ApiError & {
      code?: "RATE_LIMITED";
    })
  | (ApiError & {
      code?: "INTERNAL";
    })
  | (ApiError & {
      code?: "UNAVAILABLE";
    })
  | ApiError;

export type PublicApiSentimentError =
  | (ApiError & {
      code?: "BAD_REQUEST";
    })
  | (ApiError & {
      code?: "UNAUTHENTICATED";
    })
  | (ApiError & {
      code?: "FORBIDDEN";
    })
  | (ApiError & {
      code?: "TOO_LARGE";
    })
  | (ApiError & {
      code?: "VALIDATION";
    })
  | (ApiError & {
      code?: "RATE_LIMITED";
    })
  | (ApiError & {
      code?: "INTERNAL";
    })
  | (ApiError & {
      code?: "UNAVAILABLE";
    })
  | ApiError;

export type PublicApiSnippetsError =
  | (ApiError & {
      code?: "UNAUTHENTICATED";
    })
  | (ApiError & {
      code?: "FORBIDDEN";
    })
  | (ApiError & {
      code?: "VALIDATION";
    })
  | (ApiError & {
      code?: "RATE_LIMITED";
    })
  | (ApiError & {
      code?: "INTERNAL";
    })
  | (ApiError & {
      code?: "UNAVAILABLE";
    })
  | ApiError;

export type PublicApiUsageError =
  | (ApiError & {
      code?: "UNAUTHENTICATED";
    })
  | (ApiError & {
      code?: "FORBIDDEN";
    })
  | (ApiError & {
      code?: "RATE_LIMITED";
    })
  | (ApiError & {
      code?: "INTERNAL";
    })
  | (ApiError & {
      code?: "UNAVAILABLE";
    })
  | ApiError;
