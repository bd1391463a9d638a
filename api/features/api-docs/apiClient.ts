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

export interface PublicApiCheckPayload {
  /** @maxLength 200000 */
  text: string;
  /**
   * @maxLength 35
   * @default "en-US"
   */
  language?: string;
  /** @default {"audience":"general","formality":"neutral","domain":"general"} */
  goals?: {
    audience: "general" | "knowledgeable" | "expert";
    formality: "informal" | "neutral" | "formal";
    domain:
      | "general"
      | "academic"
      | "business"
      | "technical"
      | "creative"
      | "casual";
  };
  /**
   * @maxItems 5000
   * @default []
   */
  dictionary?: string[];
}

export interface PublicApiCheckData {
  language: string;
  issues: {
    id: string;
    category:
      | "spelling"
      | "grammar"
      | "punctuation"
      | "style"
      | "tone"
      | "clarity";
    rule: string;
    message: string;
    explanation: string;
    /** @maxItems 3 */
    replacements: string[];
    /** @min 0 */
    start: number;
    /** @exclusiveMin 0 */
    end: number;
    /**
     * @min 0
     * @max 1
     */
    confidence: number;
    safe: boolean;
  }[];
  /** @default true */
  isComplete: boolean;
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

export type PublicApiEmailPayload =
  | (
      | {
          mode: "new";
          /**
           * @minLength 10
           * @maxLength 2000
           */
          purpose: string;
          /**
           * @maxLength 100
           * @default ""
           */
          recipient?: string;
          /**
           * @maxLength 100
           * @default ""
           */
          sender?: string;
          /**
           * @maxItems 10
           * @default []
           */
          points?: string[];
          /**
           * @maxItems 10
           * @default []
           */
          answers?: {
            kind: "gap" | "when" | "sentence";
            /** @maxLength 2000 */
            about: string;
            /**
             * @minLength 1
             * @maxLength 300
             */
            answer: string;
          }[];
          /** @default "professional" */
          tone?:
            | "professional"
            | "friendly"
            | "formal"
            | "persuasive"
            | "apologetic"
            | "concise";
          /** @default "medium" */
          length?: "short" | "medium" | "long";
          /**
           * @default "en"
           * @pattern ^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$
           */
          language?: string;
        }
      | {
          mode: "reply";
          /** @default "" */
          purpose?: "" | string;
          /**
           * @maxLength 100
           * @default ""
           */
          recipient?: string;
          /**
           * @maxLength 100
           * @default ""
           */
          sender?: string;
          /**
           * @maxItems 10
           * @default []
           */
          points?: string[];
          /**
           * @maxItems 10
           * @default []
           */
          answers?: {
            kind: "gap" | "when" | "sentence";
            /** @maxLength 2000 */
            about: string;
            /**
             * @minLength 1
             * @maxLength 300
             */
            answer: string;
          }[];
          /** @default "professional" */
          tone?:
            | "professional"
            | "friendly"
            | "formal"
            | "persuasive"
            | "apologetic"
            | "concise";
          /** @default "medium" */
          length?: "short" | "medium" | "long";
          /**
           * @default "en"
           * @pattern ^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$
           */
          language?: string;
          /**
           * @minLength 1
           * @maxLength 10000
           */
          original: string;
          stance: "accept" | "decline" | "ask" | "follow_up";
        }
    )
  | {
      mode: "refine";
      /** @maxLength 10000 */
      body: string;
      how:
        | "improve"
        | "shorter"
        | "longer"
        | "warmer"
        | "firmer"
        | "more_formal"
        | "simpler";
    };

export interface PublicApiEmailData {
  /**
   * @minLength 1
   * @maxLength 100
   */
  engine: string;
  note: string | null;
  result: {
    /**
     * @maxItems 3
     * @minItems 3
     */
    subjects: string[];
    body: string;
    gaps: string[];
    leftOut: string[];
    /**
     * @maxItems 3
     * @default []
     */
    questions: {
      kind: "gap" | "when" | "sentence";
      about: string;
    }[];
    /** @min 0 */
    words: number;
    language: string;
    note: string | null;
  };
  usage: {
    used: number;
    limit: number;
    bonusRemaining: number;
    /**
     * @format date-time
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
     */
    resetsAt: string;
  };
}

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

export interface PublicApiRewritePayload {
  action:
    | "improve"
    | "shorten"
    | "formalise"
    | "make_friendly"
    | "simplify"
    | "soften"
    | "firm_up"
    | "summarise"
    | "expand"
    | "continue"
    | "translate";
  /**
   * @minLength 1
   * @maxLength 10000
   */
  text: string;
  language?:
    | "ar"
    | "bg"
    | "bn"
    | "cs"
    | "da"
    | "de"
    | "el"
    | "en"
    | "es"
    | "et"
    | "fa"
    | "fi"
    | "fr"
    | "gu"
    | "he"
    | "hi"
    | "hr"
    | "hu"
    | "id"
    | "it"
    | "ja"
    | "kn"
    | "ko"
    | "lt"
    | "lv"
    | "ml"
    | "mr"
    | "ms"
    | "nb"
    | "nl"
    | "pa"
    | "pl"
    | "pt"
    | "ro"
    | "ru"
    | "sk"
    | "sl"
    | "sr"
    | "sv"
    | "sw"
    | "ta"
    | "te"
    | "th"
    | "tl"
    | "tr"
    | "uk"
    | "ur"
    | "vi"
    | "zh-Hans"
    | "zh-Hant";
}

export interface PublicApiRewriteData {
  /**
   * @minLength 1
   * @maxLength 100
   */
  engine: string;
  note: string | null;
  result: {
    text: string;
  };
  usage: {
    used: number;
    limit: number;
    bonusRemaining: number;
    /**
     * @format date-time
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
     */
    resetsAt: string;
  };
}

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

export interface PublicApiSentimentPayload {
  /** @maxLength 10000 */
  text: string;
}

export interface PublicApiSentimentData {
  /**
   * @minLength 1
   * @maxLength 100
   */
  engine: string;
  note: string | null;
  result: {
    /**
     * @min 0
     * @max 100
     */
    positive: number;
    /**
     * @min 0
     * @max 100
     */
    neutral: number;
    /**
     * @min 0
     * @max 100
     */
    negative: number;
    /**
     * @min -1
     * @max 1
     */
    score: number;
    /**
     * @min 0
     * @max 1
     */
    confidence: number;
    /** @maxItems 5 */
    tones: {
      tone:
        | "friendly"
        | "formal"
        | "casual"
        | "confident"
        | "tentative"
        | "urgent"
        | "apologetic"
        | "appreciative"
        | "encouraging"
        | "optimistic"
        | "joyful"
        | "curious"
        | "critical"
        | "disappointed"
        | "angry"
        | "sad"
        | "worried"
        | "neutral";
      /**
       * @min 0
       * @max 1
       */
      strength: number;
      evidence: {
        /** @min 0 */
        start: number;
        /** @exclusiveMin 0 */
        end: number;
      }[];
    }[];
    sentences: {
      /** @min 0 */
      start: number;
      /** @exclusiveMin 0 */
      end: number;
      /**
       * @min -1
       * @max 1
       */
      score: number;
      causes: {
        /** @min 0 */
        start: number;
        /** @exclusiveMin 0 */
        end: number;
        /**
         * @min -1
         * @max 1
         */
        effect: number;
      }[];
    }[];
    risks: {
      /** @min 0 */
      start: number;
      /** @exclusiveMin 0 */
      end: number;
      kind: "blame" | "absolute" | "passive_aggression" | "blunt_demand";
      message: string;
      explanation: string;
      replacement: string | null;
    }[];
    landing: string;
  };
  usage: {
    used: number;
    limit: number;
    bonusRemaining: number;
    /**
     * @format date-time
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
     */
    resetsAt: string;
  };
}

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

export interface PublicApiSnippetsData {
  snippets: {
    /** @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$ */
    id: string;
    title: string;
    text: string;
    /**
     * @format date-time
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
     */
    updatedAt: string;
  }[];
}

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

export interface PublicApiUsageData {
  used: number;
  limit: number;
  bonusRemaining: number;
  /**
   * @format date-time
   * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
   */
  resetsAt: string;
}

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

export interface LanguageToolCheckByUrlData {
  software: {
    name: string;
    version: string;
    buildDate: string;
    apiVersion: 1;
    premium: boolean;
    status: string;
  };
  warnings: {
    incompleteResults: boolean;
  };
  language: {
    name: string;
    code: string;
    detectedLanguage: {
      name: string;
      code: string;
      confidence: number;
    };
  };
  matches: {
    message: string;
    shortMessage: string;
    replacements: {
      value: string;
    }[];
    /** @min 0 */
    offset: number;
    /** @exclusiveMin 0 */
    length: number;
    context: {
      text: string;
      offset: number;
      length: number;
    };
    sentence: string;
    type: {
      typeName: string;
    };
    rule: {
      id: string;
      description: string;
      issueType: string;
      category: {
        id: string;
        name: string;
      };
      isPremium: boolean;
    };
    ignoreForIncompleteSentence: boolean;
    contextForSureMatch: number;
  }[];
}

export type LanguageToolCheckByUrlError = string;

export interface LanguageToolCheckPayload {
  text?: string;
  data?: string;
  language?: string;
  preferredVariants?: string;
  level?: string;
  mode?: string;
  enabledOnly?: string;
  enabledRules?: string;
  disabledRules?: string;
  enabledCategories?: string;
  disabledCategories?: string;
  apiKey?: string;
}

export interface LanguageToolCheckData {
  software: {
    name: string;
    version: string;
    buildDate: string;
    apiVersion: 1;
    premium: boolean;
    status: string;
  };
  warnings: {
    incompleteResults: boolean;
  };
  language: {
    name: string;
    code: string;
    detectedLanguage: {
      name: string;
      code: string;
      confidence: number;
    };
  };
  matches: {
    message: string;
    shortMessage: string;
    replacements: {
      value: string;
    }[];
    /** @min 0 */
    offset: number;
    /** @exclusiveMin 0 */
    length: number;
    context: {
      text: string;
      offset: number;
      length: number;
    };
    sentence: string;
    type: {
      typeName: string;
    };
    rule: {
      id: string;
      description: string;
      issueType: string;
      category: {
        id: string;
        name: string;
      };
      isPremium: boolean;
    };
    ignoreForIncompleteSentence: boolean;
    contextForSureMatch: number;
  }[];
}

export type LanguageToolCheckError = string;

export interface LanguageToolConfigData {
  software: {
    name: string;
    version: string;
    buildDate: string;
    apiVersion: 1;
    premium: boolean;
    status: string;
  };
  parameter: {
    maxTextLength: number;
  };
  rules: {
    ruleId: string;
    description: string;
    isDictionaryBasedSpellingRule?: "yes";
    isDefaultOff?: "yes";
    isTextLevelRule?: "yes";
    minToCheckParagraph?: number;
    categoryId: string;
    categoryName: string;
    locQualityIssueType: string;
  }[];
}

export type LanguageToolConfigError = string;

export interface LanguageToolInfoData {
  software: {
    name: string;
    version: string;
    buildDate: string;
    apiVersion: 1;
    premium: boolean;
    status: string;
  };
}

export type LanguageToolInfoError = string;

export type LanguageToolLanguagesData = {
  name: string;
  code: string;
  longCode: string;
}[];

export type LanguageToolLanguagesError = string;

export type LanguageToolMaxTextLengthData = any;

export type LanguageToolMaxTextLengthError = string;

export interface LanguageToolWordsData {
  words: string[];
}

export type LanguageToolWordsError = string;

export interface LanguageToolAddWordPayload {
  word?: string;
  apiKey?: string;
}

export interface LanguageToolAddWordData {
  added: boolean;
}

export type LanguageToolAddWordError = string;

export interface LanguageToolDeleteWordPayload {
  word?: string;
  apiKey?: string;
}

export interface LanguageToolDeleteWordData {
  deleted: boolean;
}

export type LanguageToolDeleteWordError = string;

export type QueryParamsType = Record<string | number, any>;
export type ResponseFormat = keyof Omit<Body, "body" | "bodyUsed">;

export interface FullRequestParams extends Omit<RequestInit, "body"> {
  /** set parameter to `true` for call `securityWorker` for this request */
  secure?: boolean;
  /** request path */
  path: string;
  /** content type of request body */
  type?: ContentType;
  /** query params */
  query?: QueryParamsType | undefined;
  /** format of response (i.e. response.json() -> format: "json") */
  format?: ResponseFormat;
  /** request body */
  body?: unknown;
  /** base url */
  baseUrl?: string;
  /** request cancellation token */
  cancelToken?: CancelToken;
}

export type RequestParams = Omit<
  FullRequestParams,
  "body" | "method" | "query" | "path"
>;

export interface ApiConfig<SecurityDataType = unknown> {
  baseUrl?: string;
  baseApiParams?: Omit<RequestParams, "baseUrl" | "cancelToken" | "signal">;
  securityWorker?: (
    securityData: SecurityDataType | null,
  ) => Promise<RequestParams | void> | RequestParams | void;
  customFetch?: typeof fetch;
}

export interface HttpResponse<D extends unknown, E extends unknown = unknown>
  extends Response {
  data: D;
  error: E;
}

type CancelToken = Symbol | string | number;

export type ContentType =
  | "application/json"
  | "application/vnd.api+json"
  | "multipart/form-data"
  | "application/x-www-form-urlencoded"
  | "text/plain";

export class HttpClient<SecurityDataType = unknown> {
  public baseUrl: string = "https://bluepencil.example";
  private securityData: SecurityDataType | null = null;
  private securityWorker?: ApiConfig<SecurityDataType>["securityWorker"];
  private abortControllers = new Map<CancelToken, AbortController>();
  private customFetch = (...fetchParams: Parameters<typeof fetch>) =>
    fetch(...fetchParams);

  private baseApiParams: RequestParams = {
    credentials: "same-origin",
    headers: {},
    redirect: "follow",
    referrerPolicy: "no-referrer",
  };

  constructor(apiConfig: ApiConfig<SecurityDataType> = {}) {
    Object.assign(this, apiConfig);
  }

  public setSecurityData = (data: SecurityDataType | null) => {
    this.securityData = data;
  };

  protected encodeQueryParam(key: string, value: any) {
    const encodedKey = encodeURIComponent(key);
    return `${encodedKey}=${encodeURIComponent(typeof value === "number" ? value : `${value}`)}`;
  }

  protected addQueryParam(query: QueryParamsType, key: string) {
    return this.encodeQueryParam(key, query[key]);
  }

  protected addArrayQueryParam(query: QueryParamsType, key: string) {
    const value = query[key];
    return value.map((v: any) => this.encodeQueryParam(key, v)).join("&");
  }

  protected toQueryString(rawQuery?: QueryParamsType): string {
    const query = rawQuery || {};
    const keys = Object.keys(query).filter(
      (key) => "undefined" !== typeof query[key],
    );
    return keys
      .map((key) =>
        Array.isArray(query[key])
          ? this.addArrayQueryParam(query, key)
          : this.addQueryParam(query, key),
      )
      .join("&");
  }

  protected addQueryParams(rawQuery?: QueryParamsType): string {
    const queryString = this.toQueryString(rawQuery);
    return queryString ? `?${queryString}` : "";
  }

  private contentFormatters: Record<ContentType, (input: any) => any> = {
    ["application/json"]: (input: any) =>
      input !== null && (typeof input === "object" || typeof input === "string")
        ? JSON.stringify(input)
        : input,
    ["application/vnd.api+json"]: (input: any) =>
      input !== null && (typeof input === "object" || typeof input === "string")
        ? JSON.stringify(input)
        : input,
    ["text/plain"]: (input: any) =>
      input !== null && typeof input !== "string"
        ? JSON.stringify(input)
        : input,
    ["multipart/form-data"]: (input: any) => {
      if (input instanceof FormData) {
        return input;
      }

      return Object.keys(input || {}).reduce((formData, key) => {
        const property = input[key];
        formData.append(
          key,
          property instanceof Blob
            ? property
            : typeof property === "object" && property !== null
              ? JSON.stringify(property)
              : `${property}`,
        );
        return formData;
      }, new FormData());
    },
    ["application/x-www-form-urlencoded"]: (input: any) =>
      this.toQueryString(input),
  };

  protected mergeRequestParams(
    params1: RequestParams,
    params2?: RequestParams,
  ): RequestParams {
    return {
      ...this.baseApiParams,
      ...params1,
      ...(params2 || {}),
      headers: {
        ...(this.baseApiParams.headers || {}),
        ...(params1.headers || {}),
        ...((params2 && params2.headers) || {}),
      },
    };
  }

  protected createAbortSignal = (
    cancelToken: CancelToken,
  ): AbortSignal | undefined => {
    if (this.abortControllers.has(cancelToken)) {
      const abortController = this.abortControllers.get(cancelToken);
      if (abortController) {
        return abortController.signal;
      }
      return void 0;
    }

    const abortController = new AbortController();
    this.abortControllers.set(cancelToken, abortController);
    return abortController.signal;
  };

  public abortRequest = (cancelToken: CancelToken) => {
    const abortController = this.abortControllers.get(cancelToken);

    if (abortController) {
      abortController.abort();
      this.abortControllers.delete(cancelToken);
    }
  };

  public request = async <T = any, E = any>({
    body,
    secure,
    path,
    type,
    query,
    format,
    baseUrl,
    cancelToken,
    ...params
  }: FullRequestParams): Promise<HttpResponse<T, E>> => {
    const secureParams =
      ((typeof secure === "boolean" ? secure : this.baseApiParams.secure) &&
        this.securityWorker &&
        (await this.securityWorker(this.securityData))) ||
      {};
    const requestParams = this.mergeRequestParams(params, secureParams);
    const queryString = query && this.toQueryString(query);
    const payloadFormatter = this.contentFormatters[type || "application/json"];
    const responseFormat = format || requestParams.format;

    return this.customFetch(
      `${baseUrl || this.baseUrl || ""}${path}${queryString ? `?${queryString}` : ""}`,
      {
        ...requestParams,
        headers: {
          ...(requestParams.headers || {}),
          ...(type && type !== "multipart/form-data"
            ? { "Content-Type": type }
            : {}),
        },
        signal:
          (cancelToken
            ? this.createAbortSignal(cancelToken)
            : requestParams.signal) || null,
        body:
          typeof body === "undefined" || body === null
            ? null
            : payloadFormatter(body),
      },
    ).then(async (response) => {
      const r = response as HttpResponse<T, E>;
      r.data = null as unknown as T;
      r.error = null as unknown as E;

      const responseToParse = responseFormat ? response.clone() : response;
      const data = !responseFormat
        ? r
        : await responseToParse[responseFormat]()
            .then((data) => {
              if (r.ok) {
                r.data = data;
              } else {
                r.error = data;
              }
              return r;
            })
            .catch((e) => {
              r.error = e;
              return r;
            });

      if (cancelToken) {
        this.abortControllers.delete(cancelToken);
      }

      if (!response.ok) throw data;
      return data;
    });
  };
}

/**
 * @title Bluepencil
 * @version 1.0
 * @baseUrl https://bluepencil.example
 */
export class Bluepencil<
  SecurityDataType extends unknown,
> extends HttpClient<SecurityDataType> {
  publicApi = {
    /**
     * No description
     *
     * @tags publicApi
     * @name Check
     * @summary Check a text; free
     * @request POST:/api/v1/check
     * @secure
     */
    check: (data: PublicApiCheckPayload, params: RequestParams = {}) =>
      this.request<PublicApiCheckData, PublicApiCheckError>({
        path: `/api/v1/check`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags publicApi
     * @name Email
     * @summary Write an email, for one query
     * @request POST:/api/v1/email
     * @secure
     */
    email: (data: PublicApiEmailPayload, params: RequestParams = {}) =>
      this.request<PublicApiEmailData, PublicApiEmailError>({
        path: `/api/v1/email`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags publicApi
     * @name Rewrite
     * @summary Rewrite a text, for one query
     * @request POST:/api/v1/rewrite
     * @secure
     */
    rewrite: (data: PublicApiRewritePayload, params: RequestParams = {}) =>
      this.request<PublicApiRewriteData, PublicApiRewriteError>({
        path: `/api/v1/rewrite`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags publicApi
     * @name Sentiment
     * @summary Analyze the tone of a text, for one query
     * @request POST:/api/v1/sentiment
     * @secure
     */
    sentiment: (data: PublicApiSentimentPayload, params: RequestParams = {}) =>
      this.request<PublicApiSentimentData, PublicApiSentimentError>({
        path: `/api/v1/sentiment`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/json",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags publicApi
     * @name Snippets
     * @summary Read the newest snippets of the key's user, with their texts
     * @request GET:/api/v1/snippets
     * @secure
     */
    snippets: (
      query?: {
        /**
         * @maxLength 200
         * @default ""
         */
        search?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<PublicApiSnippetsData, PublicApiSnippetsError>({
        path: `/api/v1/snippets`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags publicApi
     * @name Usage
     * @summary Read the usage of the key's user this month
     * @request GET:/api/v1/usage
     * @secure
     */
    usage: (params: RequestParams = {}) =>
      this.request<PublicApiUsageData, PublicApiUsageError>({
        path: `/api/v1/usage`,
        method: "GET",
        secure: true,
        format: "json",
        ...params,
      }),
  };
  languageTool = {
    /**
     * No description
     *
     * @tags languageTool
     * @name CheckByUrl
     * @summary Check a short text in the URL
     * @request GET:/v2/check
     * @secure
     */
    checkByUrl: (
      query?: {
        text?: string;
        data?: string;
        language?: string;
        preferredVariants?: string;
        level?: string;
        mode?: string;
        enabledOnly?: string;
        enabledRules?: string;
        disabledRules?: string;
        enabledCategories?: string;
        disabledCategories?: string;
        apiKey?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<LanguageToolCheckByUrlData, unknown>({
        path: `/v2/check`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags languageTool
     * @name Check
     * @summary Check a text in LanguageTool's format
     * @request POST:/v2/check
     * @secure
     */
    check: (data: LanguageToolCheckPayload, params: RequestParams = {}) =>
      this.request<LanguageToolCheckData, unknown>({
        path: `/v2/check`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/x-www-form-urlencoded",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags languageTool
     * @name Config
     * @summary List the rules of a language in LanguageTool's format
     * @request GET:/v2/configinfo
     */
    config: (
      query?: {
        language?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<LanguageToolConfigData, unknown>({
        path: `/v2/configinfo`,
        method: "GET",
        query: query,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags languageTool
     * @name Info
     * @summary Name the software in LanguageTool's format
     * @request GET:/v2/info
     */
    info: (params: RequestParams = {}) =>
      this.request<LanguageToolInfoData, unknown>({
        path: `/v2/info`,
        method: "GET",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags languageTool
     * @name Languages
     * @summary List the languages in LanguageTool's format
     * @request GET:/v2/languages
     */
    languages: (params: RequestParams = {}) =>
      this.request<LanguageToolLanguagesData, unknown>({
        path: `/v2/languages`,
        method: "GET",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags languageTool
     * @name MaxTextLength
     * @summary Read how many characters a check without a key may have
     * @request GET:/v2/maxtextlength
     */
    maxTextLength: (params: RequestParams = {}) =>
      this.request<LanguageToolMaxTextLengthData, unknown>({
        path: `/v2/maxtextlength`,
        method: "GET",
        ...params,
      }),

    /**
     * No description
     *
     * @tags languageTool
     * @name Words
     * @summary List words of the dictionary of a key's user
     * @request GET:/v2/words
     * @secure
     */
    words: (
      query?: {
        offset?: string;
        limit?: string;
        apiKey?: string;
      },
      params: RequestParams = {},
    ) =>
      this.request<LanguageToolWordsData, unknown>({
        path: `/v2/words`,
        method: "GET",
        query: query,
        secure: true,
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags languageTool
     * @name AddWord
     * @summary Add a word to the dictionary of a key's user
     * @request POST:/v2/words/add
     * @secure
     */
    addWord: (data: LanguageToolAddWordPayload, params: RequestParams = {}) =>
      this.request<LanguageToolAddWordData, unknown>({
        path: `/v2/words/add`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/x-www-form-urlencoded",
        format: "json",
        ...params,
      }),

    /**
     * No description
     *
     * @tags languageTool
     * @name DeleteWord
     * @summary Remove a word from the dictionary of a key's user
     * @request POST:/v2/words/delete
     * @secure
     */
    deleteWord: (
      data: LanguageToolDeleteWordPayload,
      params: RequestParams = {},
    ) =>
      this.request<LanguageToolDeleteWordData, unknown>({
        path: `/v2/words/delete`,
        method: "POST",
        body: data,
        secure: true,
        type: "application/x-www-form-urlencoded",
        format: "json",
        ...params,
      }),
  };
}
