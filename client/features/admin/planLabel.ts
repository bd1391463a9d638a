/** Returns the name of a plan to administrators, who know it by its id. */
export const planLabel = (plan: string): string => (plan[0] ?? '').toUpperCase() + plan.slice(1)
