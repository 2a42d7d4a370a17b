/** What Belliveau Funeral Home says in French, by its English. */
export const belliveauFrench: Readonly<Record<string, string>> = {
  'With you, day and night': 'Avec vous, jour et nuit',
  'Our family has looked after the families of Shediac since 1931. Somebody of us answers at any hour, in French or in English, and comes the same day.':
    'Notre famille accompagne les familles de Shediac depuis 1931. L’un de nous répond à toute heure, en français ou en anglais, et vient le jour même.',
  'We take care of what has to be done and leave you time for each other. Nothing has to be decided in the first hour.':
    'Nous nous occupons de ce qui doit être fait et vous laissons du temps les uns pour les autres. Rien ne doit être décidé dans la première heure.',
  'Call us, whatever the hour. We tell you the next step, and only the next one.':
    'Appelez-nous, quelle que soit l’heure. Nous vous disons la prochaine étape, et seulement la prochaine.',
  'We speak with the hospital, the parish and the papers':
    'Nous parlons avec l’hôpital, la paroisse et les journaux',
  'You choose an obituary, a day and a place, with us or by telephone':
    'Vous choisissez un avis, un jour et un lieu, avec nous ou par téléphone',
  'Every price is written down before anything is decided':
    'Chaque prix est écrit avant que quoi que ce soit ne soit décidé',

  // Its home page
  'Since 1931': 'Depuis 1931',
  'What we take care of': 'Ce dont nous nous occupons',
  'What to do first': 'Que faire d’abord',
  'Call or write': 'Appelez ou écrivez',
  'Where we are': 'Où nous sommes',
  Services: 'Services',
  Contact: 'Contact',

  // Its notices
  'At home, among her own, at the age of 91. She taught two generations of Cap-Pelé to read, and the third to make poutine à trou.':
    'Chez elle, parmi les siens, à l’âge de 91 ans. Elle a appris à lire à deux générations de Cap-Pelé, et à la troisième à faire des poutines à trou.',
  'She leaves four children, eleven grandchildren and a garden that her neighbours have promised to keep. In place of flowers, please think of the library.':
    'Elle laisse quatre enfants, onze petits-enfants et un jardin que ses voisins ont promis d’entretenir. Au lieu de fleurs, pensez à la bibliothèque.',
  'Rose-Aimée, smiling, in front of her garden': 'Rose-Aimée, souriante, devant son jardin',
  'Fisherman, fiddler and father of three, at the Moncton Hospital after a short illness. He was 78 and had his boat in the water until September.':
    'Pêcheur, violoneux et père de trois enfants, à l’Hôpital de Moncton après une courte maladie. Il avait 78 ans, et son bateau était à l’eau jusqu’en septembre.',
  'A reception follows at the Legion. Bring a tune.': 'Une réception suit à la Légion. Apportez un air.',
  'Hal in his red cap, the sea behind him': 'Hal en casquette rouge, la mer derrière lui',
  'Peacefully, in her hundredth year. The family thanks everybody at the Villa Providence.':
    'Paisiblement, dans sa centième année. La famille remercie tout le monde à la Villa Providence.',
}
