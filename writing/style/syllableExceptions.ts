/**
 * Words whose spelling misleads the rules, by their syllables in common American pronunciation.
 * Endings such as -s, -ed, -ing, -ly and -ness need no extra entry.
 */
const list = `
1: ache aged aisle aren't bye cheque dye eye fierce flea isle lye morgue pea pierce plea priest rye tea tier pier they're
1: tongue we're weren't you're ion siege
2: acne ai axle alien am ante barefoot beauty being bio bloodshed boa brilliant buoy business cafe caress carriage cashier
2: chaos choir conscience create crooked cruel deathbed dial diet dogged dr dryer dual duel duet duo embryo eu evening
2: every flatbed flyer forehead friar frontier fruity fryer fuel genius genre giant gooey grapefruit headache heartache
2: diaper hombre hotbed id jagged junior latte leo liar lion marriage mr mrs naive naked neo neon neuron nineteen ninety nuance
2: ok pc pliers pm poem poet posse premier premiere prior psyche quiet ragged react riot roommate rugged safety
2: salesman savior saviour scion science seabed seance senior soldier sovereign spokesman statesman stomachache
2: surety toothache trauma trial trio triumph tv uk unwed vial vineyard violet vs wicked wretched
3: abalone suicide adobe alliance aorta appliance atheist beautiful behavior behaviour boreal businessman cavalier cereal
3: chandelier civilian companion concierge coyote cruelly defiant defiance deity everyman everyone
3: everything everywhere usa familiar fiance fiancee fiesta finale financier heroin heroine hyena infrared karate koala
3: laureate linear massacre mosaic museum nuclear nucleus oasis opinion peculiar placebo policeman
3: recipe reliance reliant satiate sesame simile tiara vegetable venereal wannabe
4: anemone coalition apostrophe brigadier catastrophe diabetes epitome etc everybody facsimile guacamole hyperbole ideally karaoke
4: librarian mediocre portfolio unfamiliar vigilante
5: radioactive
`

const counts = new Map<string, number>()
for (const line of list.trim().split('\n')) {
  const [syllables = '', words = ''] = line.split(':')
  for (const word of words.trim().split(' ')) counts.set(word, Number(syllables))
}

export const syllableExceptions: ReadonlyMap<string, number> = counts
