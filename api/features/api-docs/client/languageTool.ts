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
