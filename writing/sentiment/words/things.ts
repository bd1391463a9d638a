/** Opinion words about products, meals, films and books. */
export const thingWords: readonly (readonly [number, string])[] = [
  // Things
  [
    1.9,
    `durable sturdy comfortably comfy cozy cosy ergonomic lightweight compact rugged solid solidly responsive snug snugly clarity
    long-lasting longer-lasting waterproof`,
  ],
  [
    -1.9,
    `flimsy defective faulty flaky breaks breaking cracks crack cracked scratched loosened leaks leaking leaked overheats overheated
    overheating static echo echoes muffled garbled distorted blurry grainy fuzzy drains drained dropping glitch glitches glitchy
    buggy crashes crashed crashing freezes froze malfunction malfunctioned malfunctions stopped quits dies unbearable buzzing hiss
    hissing misleading returned paperweight doa peeling peeled unsupported uncomfortable refurbished loose laggy lag lags sluggish`,
  ],
  // Meals and visits
  [
    2.6,
    `flavorful flavourful delish yum yummy tasty tastier tastiest succulent scrumptious delectable mouthwatering mouth-watering
    luscious hearty fluffy`,
  ],
  [
    1.9,
    `fresh freshly juicy tender crispy crunchy moist homemade authentic savory savoury creamy seasoned cozy romantic`,
  ],
  [
    -1.9,
    `soggy stale dry greasy oily oversalted over-salted salty sour chewy rubbery overcooked over-cooked undercooked under-cooked burnt
    tasteless flavorless flavourless watery mushy gross smelly smelled dirty filthy grimy sticky lukewarm microwaved frozen
    bland inedible spoiled unappetizing stained uncooked charred`,
  ],
  [
    -2.9,
    `rotten vomit vomited puke puked diarrhea poisoning roach roaches cockroach cockroaches stench maggots nauseous nauseating`,
  ],
  // Films and books
  [
    2.3,
    `riveting enthralling gripping poignant heartwarming heart-warming uplifting inspiring nuanced lush stunning haunting suspenseful
    epic iconic groundbreaking visionary believable likable likeable relatable profound thought-provoking laugh-out-loud hilarious
    hilariously witty imaginative inventive originality captivating quirky heartfelt engrossing absorbing touching moving
    charming endearing masterpiece masterpieces funny funniest clever pitch-perfect breathtaking well-paced watchable charismatic`,
  ],
  [
    -2.1,
    `boring bored snooze snoozefest yawn dull lifeless insipid vapid hackneyed trite pretentious overacted overacting underacting
    hammy miscast unwatchable unoriginal uninvolving incomprehensible nonsensical senseless mindless implausible preposterous
    gratuitous slapdash half-baked choppy low-budget cheesy corny cringe cringe-worthy excruciating unintelligible wooden
    cardboard stilted one-dimensional two-dimensional stereotypical contrived cliched clichéd cliche clichés cliches formulaic
    derivative shallow disjointed muddled plodding draggy sappy unfunny unlikable unlikeable predictable forgettable flop amateurish
    overlong annoying drivel tripe bore ludicrous superficial pitiful inept`,
  ],
]
