/**
 * The same subjects at four reading levels: for small children, age ten, age fifteen, and adult
 * students. Written for this benchmark.
 */
export const graded: readonly (readonly string[])[] = [
  [
    'The sun is hot. It gives us light. It is a big ball of gas. We can not go to it. Plants need the sun to grow. We need the sun too. At night we can not see it. It is on the other side.',
    'The sun is a star, and it is the star closest to us. It gives our planet light and heat. Without it, no plants could grow and nothing could live here. The sun is so big that a million planets like ours would fit inside. It looks small because it is very far away.',
    'The sun is an average star that has been burning for more than four billion years. Deep inside it, hydrogen is turned into helium, and this process releases huge amounts of energy. The energy takes thousands of years to reach the surface, but from there its light needs only eight minutes to arrive on our planet.',
    'Stellar luminosity depends principally on nuclear fusion, whereby hydrogen nuclei combine under extraordinary temperature and pressure to constitute helium. The associated electromagnetic radiation, repeatedly absorbed and re-emitted within the radiative interior, requires approximately one hundred thousand years before it ultimately escapes through the photosphere into interplanetary space.',
  ],
  [
    'My dog is Max. He is brown. He likes to run. I throw the ball and he gets it. He sleeps on my bed. When I am sad, he sits by me. I feed him every day. I love my dog.',
    'Dogs have lived with people for a very long time. They help us in many ways. Some dogs guard the house, and some find people who are lost. A dog needs food, water and a long walk each day. If you are kind to your dog, it will be your friend for life.',
    'Scientists believe that dogs descend from wolves which began to live near human camps thousands of years ago. The friendlier animals found more food, so they had more young ones. Over many generations they became calmer, learned to read human faces, and developed into the hundreds of different breeds that we know today.',
    'Archaeological and genetic investigations indicate that canine domestication preceded agriculture considerably, although its precise geographical origin remains controversial. Selective reproduction subsequently exaggerated morphological variability to a degree unparalleled among terrestrial mammals, simultaneously preserving behavioural predispositions, notably sensitivity to human communicative signals, which distinguish domesticated populations from their ancestral counterparts.',
  ],
  [
    'It rains. I see a lot of rain. The rain is wet. It falls on the grass. It falls on my hat. I put on my red boots. I jump in the mud. Then the sun is out. I see a rainbow.',
    'Rain begins in the sea. The sun warms the water, and some of it goes up into the air. High in the sky the air is cold, so the water turns into tiny drops. The drops make clouds. When they become too heavy, they fall down as rain, and the water runs back to the sea.',
    'Water moves around our planet in an endless cycle. Heat from the sun makes it evaporate from oceans, lakes and plants. As the damp air rises, it cools down and forms clouds, which the wind may carry for hundreds of miles. Eventually the droplets join together, fall to the ground, and flow through rivers towards the sea.',
    'Atmospheric precipitation results predominantly from adiabatic cooling of ascending moisture, which condenses upon microscopic aerosol particles once saturation is exceeded. Subsequent coalescence, or alternatively the preferential deposition of vapour on crystalline nuclei at temperatures considerably below freezing, enlarges individual hydrometeors until gravitational acceleration overcomes the supporting convective circulation.',
  ],
  [
    'We went to the shop. Mum had a list. We got milk and eggs. I got to push the cart. I put in a bag of nuts. We had to pay. The man was nice. He gave me a red sweet. Then we went home.',
    'Long ago people had no money. When they wanted something, they had to swap things for it. A farmer gave a bag of corn and got a pair of shoes. But what if the man with the shoes did not want corn? So people began to use shells, and later coins, which everybody was glad to take.',
    'Money makes trade easier because everyone accepts it in exchange for goods. Its value, however, is not fixed. When a government prints too many notes, there is more money but no more to buy, so prices rise and savings lose their worth. For this reason, most countries let an independent bank control the supply.',
    'Monetary authorities ordinarily endeavour to stabilise inflationary expectations, manipulating short-term interest rates so that aggregate expenditure approximates productive capacity. Considerable theoretical disagreement nevertheless persists regarding transmission mechanisms, particularly whenever nominal rates approximate zero and unconventional instruments, including large-scale acquisition of governmental securities, constitute the principal remaining alternative.',
  ],
  [
    'I go to bed at eight. I brush my teeth. Dad reads me a book. He turns off the light. I shut my eyes. I see a boat in my dream. I fly up to the moon. Then it is day. I get up.',
    'Everybody needs sleep. While you sleep, your body rests and your brain puts the day in order. Children need more sleep than adults, since they are still growing. If you do not sleep enough, you feel tired and it is hard to learn. It helps to go to bed at the same time every night.',
    'Sleep is far more than rest. During the night the brain passes through several stages, which repeat about every ninety minutes. In the deepest of them the body repairs itself, while dreams mostly happen in a lighter stage. People who regularly sleep too little become ill more often, remember less, and react more slowly.',
    'Polysomnographic investigations differentiate alternating physiological states whose regulation involves reciprocal inhibition between hypothalamic and brainstem populations, modulated by circadian and homeostatic influences. Chronic restriction demonstrably compromises immunological competence, metabolic regulation and declarative memory consolidation, although considerable interindividual variability complicates any universal recommendation concerning optimal duration.',
  ],
]
