// The engine's own rule sets that the page offers.
export const kRuleSets = ['sauspiel', 'tournament', 'article', 'short'];
