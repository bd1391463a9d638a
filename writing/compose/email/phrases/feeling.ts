/**
 * Phrases for thanks, apologies, congratulations and welcomes. See `phrasesOf` for the notation.
 */
export const feeling = {
  thank: `
# main.noun
p Thank you (very much |so much |)for {noun}.
p A (sincere|warm|big) thank you for {noun}.
p {i} {am} writing to thank you for {noun}.
p {i} would like to thank you for {noun}.
f Thank you (so much|very much) for {noun}!
f A (big|huge|warm) thank you for {noun}!
f {i} just wanted to (say thank you|thank you) for {noun}.
o {i} would like to express {my} (sincere |)gratitude for {noun}.
o {i} {am} writing to thank you (most sincerely |)for {noun}.
s {i} cannot thank you enough for {noun}.
s Thank you for {noun}: it (means|meant) a lot to {me}.
a {i} hope it is not too late to say it: thank you for {noun}.
a Thank you (very much |so much |)for {noun}.
c (Thank you|Thank you very much|Thank you so much) for {noun}.
c A (big|warm|sincere) thank you for {noun}.
c (Just a short message|A short note) to say thank you for {noun}.
c I would like to thank you for {noun}.
# main.action
* {i} would like to thank you.
# main.clause
* Thank you: {clause}.
# main.none
* {i} would like to say thank you.
# more
p {i} (really |)appreciate it.
f It made a real difference!
o {i} greatly appreciate it.
s It is good to know that {i} can rely on you.
a {i} {am} sorry if this comes late.
pfs If there is ever anything {i} can do in return, please let me know.
oac Please know how much it is appreciated.
# ask
p It (is|was) very much appreciated.
f {i} owe you one!
o {i} remain grateful.
s {i} look forward to working with you again.
a It means a lot to {me}.
c (It is much appreciated.|{i} appreciate it.|That was very kind.)
c ({i} really appreciate it.|It is greatly appreciated.|You have been very kind.)
# subject.noun
* Thank you for {noun}
* A thank you for {noun}
* With thanks: {noun}
# subject.any
* Thank you
* With many thanks
* A note of thanks
`,
  apologise: `
# main.noun
p {i} {am} (very |truly |)sorry (about|for) {noun}.
p {i} would like to say sorry for {noun}.
p Please accept {my} apologies for {noun}.
f {i} {am} (so|really) sorry about {noun}.
f Sorry about {noun}!
o Please accept {my} sincere apologies for {noun}.
o {i} would like to offer {my} sincere apologies for {noun}.
s {i} {am} sorry about {noun}, and {i} would like to put things right.
a {i} {am} (truly|deeply|very) sorry (about|for) {noun}.
a Please accept {my} sincere apologies for {noun}.
a {i} would like to say how sorry {i} {am} about {noun}.
c {i} {am} sorry (about|for) {noun}.
c {My} apologies for {noun}.
# main.clause
p {i} {am} (very |)sorry that {clause}.
f {i} {am} (so|really) sorry that {clause}.
o {i} sincerely regret that {clause}.
s {i} {am} sorry that {clause}, and {i} would like to put things right.
a {i} {am} (truly|deeply) sorry that {clause}.
c {i} {am} sorry that {clause}.
# main.none
* Please accept {my} apologies.
# more
p {i} understand (how frustrating this must be|that this has been inconvenient), and {i} take it seriously.
f {i} know that must have been annoying.
o {i} fully understand your disappointment.
s {i} want to make sure that this is resolved to your satisfaction.
a {i} understand how frustrating this must be, and {i} {am} sorry.
a {i} know that this should not have happened.
pfosac Thank you for your patience (and understanding|).
c {i} understand that this was inconvenient.
# ask
p Please let me know if there is anything else {i} can do.
f Let me know how {i} can make it up to you!
o Should you have any further concerns, please contact {me}.
s What can {i} do to put this right?
a Please tell me what {i} can do to put this right.
c Please tell me how {i} can help.
# subject.noun
* (Our|{My}) apologies for {noun}
* Sorry about {noun}
* Apology for {noun}
* {Noun}: {my} apologies
# subject.clause
* {My} apologies
* An apology
* Sorry: {topic}
`,
  congratulate: `
# main.noun
p Congratulations on {noun}.
p {i} would like to congratulate you on {noun}.
f Congratulations on {noun}!
f {i} {am} so happy for you: congratulations on {noun}!
o Please accept {my} (warmest|sincere) congratulations on {noun}.
o {i} would like to congratulate you on {noun}.
s {i} {am} delighted to congratulate you on {noun}.
a Congratulations on {noun}, and {i} {am} sorry if this comes late.
c (Congratulations|Many congratulations|Warm congratulations) on {noun}.
c (My|My sincere|My warmest) congratulations on {noun}.
c (Well done, and congratulations|Congratulations from me, too,) on {noun}.
# main.clause
* Congratulations: {clause}!
# main.none
* Congratulations!
# more
p It is (very |)well deserved.
f You can be really proud of yourself!
o It is a well-deserved success.
s {i} {am} sure that this is only the beginning.
a {i} {am} very happy for you.
# ask
p {i} wish you all the best for what comes next.
f Let us celebrate soon!
o {i} wish you continued success.
s {i} look forward to seeing what comes next.
a {i} wish you all the best.
c (All the best for what comes next.|All the best for the future.|I wish you all the best.)
c (It is well deserved.|Very well deserved.|You can be proud of it.)
c (I am very happy for you.|I am glad for you.|Enjoy the moment.)
# subject.noun
* Congratulations on {noun}
* {Noun}: congratulations!
* Well done: {noun}
# subject.any
* Congratulations
* Well done
* Good news deserves a message
`,
  welcome: `
# main.noun
p Welcome to {noun}.
p {i} would like to welcome you to {noun}.
f A very warm welcome to {noun}!
f Welcome to {noun}!
o It is {my} pleasure to welcome you to {noun}.
s {i} {am} delighted to welcome you to {noun}.
a Welcome to {noun}, and {i} {am} sorry if this comes late.
c Welcome to {noun}.
# main.none
* Welcome!
# more
p {i} {am} glad to have you with us.
f So good to have you here!
o {i} wish you every success.
s {i} {am} sure that we will do great things together.
a {i} {am} here to help with anything you need.
# ask
p Please let me know if you need anything.
f If you need anything, just ask!
o Please do not hesitate to contact {me} with any questions.
s What can {i} do to make your start easier?
a Please tell me if anything is missing.
c If you need anything, please ask.
# subject.noun
* Welcome to {noun}
* A warm welcome to {noun}
* {Noun}: welcome!
# subject.any
* Welcome
* A warm welcome
* Good to have you with us
`,
  wish: `
# main.noun
p {i} wish you {noun}.
f {i} wish you {noun}!
f Wishing you {noun}!
o {i} would like to wish you {noun}.
s {i} wish you {noun} with all {my} heart.
a {i} wish you {noun}, and {i} {am} sorry if this comes late.
c {i} wish you {noun}.
# main.phrase
* {Phrase}!
# subject.phrase
* {Phrase}
* With warm wishes
* Thinking of you
# more
pfosac {i} {am} thinking of you.
# ask
p {i} look forward to hearing from you.
f Talk soon!
o With {my} warmest wishes.
s {i} hope to see you soon.
a {i} hope to hear from you.
c All the best.
# subject.noun
* Wishing you {noun}
* {Noun}
* Best wishes
# subject.any
* Best wishes
* With warm wishes
* Thinking of you
`,
}
