import { type PublicApiCheckError, type PublicApiEmailError, type PublicApiRewriteError, type PublicApiSentimentError, type PublicApiSnippetsError, type PublicApiUsageError } from './errors.ts'
import { type PublicApiCheckPayload, type PublicApiEmailPayload, type PublicApiRewritePayload, type PublicApiSentimentPayload } from './requests.ts'
import { type PublicApiCheckData, type PublicApiEmailData, type PublicApiRewriteData, type PublicApiSentimentData, type PublicApiSnippetsData, type PublicApiUsageData } from './answers.ts'
import { type LanguageToolCheckByUrlData, type LanguageToolCheckPayload, type LanguageToolCheckData, type LanguageToolConfigData, type LanguageToolInfoData, type LanguageToolLanguagesData, type LanguageToolMaxTextLengthData, type LanguageToolWordsData, type LanguageToolAddWordPayload, type LanguageToolAddWordData, type LanguageToolDeleteWordPayload, type LanguageToolDeleteWordData } from './languageTool.ts'
import { type RequestParams, HttpClient } from './http.ts'

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
