/** Nouns that are countable in only one sense: a lot of “exercise”, many “exercises”. */
export const sometimesCounted = 'activity detail exercise innovation stone text'

/**
 * Common nouns that are always countable, whatever their tag. After "many" or a number they take
 * the plural.
 */
export const countableNouns = `
accident account actor actress adult advantage adventure advertisement aim airport animal answer apartment apple
argument article artist aspect athlete attempt attitude author baby bag ball banana bank barrier battle beach bed benefit
bicycle bike bill bird birthday boat body book bottle box boy bridge brother building bus businessman
camera campaign candidate candle car card carrot cat celebrity century chair challenge chapter character chemist child
choice church cigarette circumstance citizen city claim class classmate client climber club coach coat colleague college
comment commercial company comparison competitor computer concept concert condition conflict consequence
consumer continent conversation cookie costumer country course cousin criminal criterion crop customer cup cyclist day
daughter deadline decade decision desk device dictionary difference difficulty disadvantage disease dish doctor
document dog dollar door dream dress driver duty egg election element emotion employee employer engine engineer
enemy event exam examination example exception expert explanation eye fact factor factory family farmer fan
father field film finger flat flower foreigner forest friend function gadget game garden generation girl girlfriend
goal government grandparent graph group guest guide guy habit hat hero hobby holiday hospital hotel hour house husband
idea ideal image immigrant individual injury insect institution instrument interview invention island issue job
journalist joke key kid kitchen lake language law lawyer lecture lesson letter level library limit lion list locker
machine magazine man manager map market meal meeting member message method mile minute mistake mobile model moment
monkey month mother mountain movie museum musician neighbor neighbour neighborhood network newspaper night novel nurse
object obstacle occasion offer officer operation opinion option organ organisation organization owner
paragraph parent park participant party passenger patient pen pencil person phone photo photograph picture place planet
player plant platform poem policeman politician pot potato present president problem procedure product professor program
programme project proposal pupil question reader reason recipe recommendation region relationship relative
requirement researcher resource restaurant result river road robot rule sailor salary scene schedule school scientist
season secret sentence shirt shoe shop show sign sister site situation skill smartphone soldier solution son song source
speaker sport stage statement station step story stranger strategy street student subject suggestion
supermarket table task taxi teacher teammate technique teenager test theory thing ticket tip tool topic
tour tourist town toy tradition train traveler traveller tree trip truck uncle university user vacation vegetable vehicle
victim video village visitor vote voter wall war way weapon website week window winner woman word worker writer year
`
