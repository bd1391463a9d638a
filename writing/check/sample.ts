/** A letter with about a dozen mistakes of several kinds, to try out the checker. */
export const sampleText = `Dear Priya,

Thank you for your kind words about the the garden project. i am writing to tell you how the first week went, and I think you will definately be pleased.

On Monday a hour of rain kept us indoors, but nobody went home early. We planted more then forty young trees along the path , and each of them has its own label. They was small, but in a few years they will be very big. We also had to recieve a new delivery of soil before the weekend. Alot of people from the village helped us, which made the work easier.

The only problem is the water supply. We could of asked the city council for a second tap last year. However the answer will now take several weeks, so two of us carry water every evening in order to keep the trees alive.

Please come and see it soon. It is a very good time to visit, and everybody would be glad to see you!

Warm regards,
Tom`
