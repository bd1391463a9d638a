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
