declare module 'language-grammar-api' {
  /** A published client of LanguageTool's HTTP API. It sends all parameters in the URL. */
  export default class LanguageToolClient {
    constructor(options: { endpoint: string })
    check(parameters: Record<string, string>): Promise<unknown>
    languages(): Promise<unknown>
  }
}
