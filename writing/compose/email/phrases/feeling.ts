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
o {i} would like to thank you (sincerely |most sincerely |)for {noun}.
o {i} {am} writing to thank you (most sincerely |)for {noun}.
s {i} cannot thank you enough for {noun}.
a {i} hope it is not too late to say it: thank you for {noun}.
a Thank you (very much |so much |)for {noun}.
c (Thank you|Thank you very much|Thank you so much) for {noun}.
c A (big|warm|sincere) thank you for {noun}.
c (Just a short message|A short note) to say thank you for {noun}.
c {i} would like to thank you for {noun}.
# main.action
* {i} would like to thank you.
# main.clause
* Thank you: {clause}.
# main.none
* {i} would like to say thank you.
# ask
p Thank you again.
f Thanks again!
o {i} remain grateful.
s Thank you again.
a Thank you again.
c ({i} appreciate it.|Thanks again.)
c ({i} really appreciate it.|It is greatly appreciated.)
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
s {i} {am} very sorry about {noun}.
a {i} {am} (truly|deeply|very) sorry (about|for) {noun}.
a Please accept {my} sincere apologies for {noun}.
a {i} would like to say how sorry {i} {am} about {noun}.
c {i} {am} sorry (about|for) {noun}.
c {My} apologies for {noun}.
# main.clause
p {i} {am} (very |)sorry that {clause}.
f {i} {am} (so|really) sorry that {clause}.
o {i} sincerely regret that {clause}.
s {i} {am} very sorry that {clause}.
a {i} {am} (truly|deeply) sorry that {clause}.
c {i} {am} sorry that {clause}.
# main.none
* Please accept {my} apologies.
# ask
p Thank you for your understanding.
f {i} hope you can forgive {me}!
o Thank you for your understanding.
s Thank you for your understanding.
a (Thank you for your understanding|{i} hope you can forgive {me}).
c Thank you for your understanding.
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
f Many congratulations on {noun}!
o Please accept {my} (warmest|sincere) congratulations on {noun}.
o {i} would like to congratulate you on {noun}.
s {i} {am} delighted to congratulate you on {noun}.
a Congratulations on {noun}, and {i} {am} sorry if this comes late.
c (Congratulations|Many congratulations|Warm congratulations|Sincere congratulations|Hearty congratulations) on {noun}.
c ({My}|{My} sincere|{My} warmest) congratulations on {noun}.
c (Well done, and congratulations|Well done! Congratulations|Well done, and many congratulations|Congratulations from {me}, too,) on {noun}.
# main.clause
* Congratulations: {clause}!
# main.none
* Congratulations!
# ask
p {i} wish you all the best for what comes next.
f All the best!
o {i} wish you continued success.
s {i} wish you all the best.
a {i} wish you all the best.
c (All the best for what comes next.|All the best for the future.|Very well done.|Well done.|Congratulations again.|{i} wish you all the best.)
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
# ask
p Please let {me} know if you need anything.
f If you need anything, just ask!
o Please do not hesitate to contact {me} with any questions.
s What can {i} do to make your start easier?
a Please tell {me} if anything is missing.
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
