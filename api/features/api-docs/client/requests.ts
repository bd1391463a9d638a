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

export interface PublicApiSentimentPayload {
  /** @maxLength 10000 */
  text: string;
}
