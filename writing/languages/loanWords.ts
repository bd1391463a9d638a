/**
 * Loan words and Latin phrases used in most languages with the Latin alphabet. Dictionaries contain
 * only some of them. All in lower case; a plural in -s counts too.
 */
export const loanWords: ReadonlySet<string> = new Set(
  (
    'app email mail online offline web website blog blogger vlog podcast streaming stream hashtag tweet selfie emoji gif ' +
    'meme spam wifi smartphone laptop tablet software hardware startup marketing feedback workshop meeting manager ' +
    'chat chatbot bot login cookie cloud server browser link tag like post story influencer youtuber gamer gaming ' +
    'hacker hack code coding open source bug update upgrade backup cache pixel router scanner touchscreen ' +
    'pop rock jazz blues punk rap hip hop house techno reggae soul funk metal indie folk disco dj single remix cover ' +
    'show reality thriller western remake trailer casting fan star cool look design designer fashion vintage ' +
    'football basketball volleyball rugby golf surf skateboard snowboard motocross derby playoff ranking match set ' +
    'fitness jogging yoga pilates spa burnout stress shock pub bar snack sandwich burger ketchup bacon brunch picnic ' +
    'sushi sake tofu ramen pizza pasta pesto mozzarella espresso cappuccino latte kebab hummus falafel curry taco ' +
    'business brexit lobby whip leasing cash dumping holding lockdown covid copyright know how outlet shopping ' +
    'samurai karate judo origami manga anime kimono tsunami sauna apartheid safari kiwi panda koala ' +
    'per capita se ad hoc in situ vitro vivo et al ex de facto jure sine qua non pro via versus vs alias etc status quo ' +
    'curriculum vitae a priori posteriori modus vivendi operandi homo sapiens alter ego persona grata rata ' +
    'the of and for new'
  ).split(' '),
)
