declare module 'vader-sentiment' {
  const vader: {
    SentimentIntensityAnalyzer: {
      /** `compound` is −1 … 1. */
      polarity_scores(text: string): { pos: number; neu: number; neg: number; compound: number }
    }
  }
  export default vader
}
