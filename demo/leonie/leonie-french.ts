/** What Chez Léonie says in French, by its English. */
export const leonieFrench: Readonly<Record<string, string>> = {
  'Acadian kitchen, bistro manners': 'Cuisine acadienne, manières de bistro',

  // Its home page
  'From Léonie’s kitchen': 'La cuisine de Léonie',
  'On the stove this week': 'Sur le feu cette semaine',
  'This week at the bistro': 'Cette semaine au bistro',
  'At the table': 'À table',
  'Film night': 'Soirée cinéma',
  'What we do': 'Ce que nous faisons',
  'Private dinners': 'Soupers privés',
  'Book a table': 'Réserver une table',
  'Write to us': 'Écrivez-nous',
  'How to find us': 'Comment nous trouver',
  'The back room': 'La salle du fond',
  'Take home': 'À emporter',
  Events: 'Événements',
  'Jars come back unopened, within 30 days.': 'Retours dans les 30 jours, pots non ouverts.',
  'First Tuesday film night: “Sintel”, fifteen minutes, with popcorn':
    'Soirée cinéma du premier mardi\u00a0: «\u00a0Sintel\u00a0», quinze minutes, avec maïs soufflé',

  // Notices
  'Lobster night is Thursday': 'Jeudi, c’est soir de homard',
  'The boats are in. Rolls, steamed whole, or out of the shell in cream on toast, from five o’clock until the tank is empty. No bookings for the bar.':
    'Les bateaux sont rentrés. En guédille, entier à la vapeur, ou décortiqué à la crème sur du pain grillé, de dix-sept heures jusqu’à ce que le vivier soit vide. On ne réserve pas le bar.',
  'Poutine râpée, every Saturday': 'Poutine râpée, tous les samedis',
  'Mathieu’s aunt Yvonne comes in at six to grate the potatoes, and they are gone by two. With molasses or with brown sugar: we serve both camps.':
    'La tante Yvonne de Mathieu arrive à six heures pour râper les patates, et à quatorze heures il n’en reste plus. Mélasse ou cassonade\u00a0: nous servons les deux camps.',
  'We are looking for a Sunday dishwasher': 'Nous cherchons quelqu’un à la plonge le dimanche',
  'Good pay, better staff lunch, and you may choose the music. Drop in with a résumé or simply with your hands.':
    'Bonne paye, dîner du personnel encore meilleur, et la musique est à votre choix. Passez avec un CV, ou simplement avec vos deux mains.',

  // Pictures
  'The red room, before six': 'La salle rouge, avant dix-huit heures',
  'Table nine, the one people ask for': 'La table neuf, celle qu’on demande',
  'Five o’clock': 'Cinq heures',
  'Country loaf, baked every morning': 'Pain de campagne, cuit chaque matin',
  'Mussels from Caraquet': 'Moules de Caraquet',
  'Sunday brunch': 'Brunch du dimanche',
  'Supper for two': 'Souper pour deux',
  'Keep some room': 'Gardez une petite place',

  // The menu
  'Buckwheat pancakes, whipped butter, blueberries and dark maple syrup.':
    'Crêpes au sarrasin, beurre fouetté, bleuets et sirop d’érable foncé.',
  'Three eggs from Dieppe, chanterelles, chives, tomatoes and toast from the country loaf.':
    'Trois œufs de Dieppe, chanterelles, ciboulette, tomates et pain de campagne grillé.',
  'Pork cretons with summer savory on grilled bread, mustard pickle on the side.':
    'Cretons de porc à la sarriette sur pain grillé, cornichons à la moutarde à côté.',
  'Haddock, clams and scallops in cream with potatoes and salt pork. Bread to finish the bowl.':
    'Aiglefin, palourdes et pétoncles à la crème, patates et lard salé. Du pain pour finir le bol.',
  'Leaves from the Saturday market, radish, cucumber, fresh cheese and cider vinaigrette.':
    'Verdure du marché du samedi, radis, concombre, fromage frais et vinaigrette au cidre.',
  'Cornmeal-fried cod, cabbage, pickled onion and a green-tomato chow-chow.':
    'Morue panée à la semoule de maïs, chou, oignon mariné et chow-chow de tomates vertes.',
  'Shediac lobster, a little mayonnaise, a lot of butter, toasted bun, fries.':
    'Homard de Shediac, un peu de mayonnaise, beaucoup de beurre, pain grillé, frites.',
  'Potato dumplings the way aunt Yvonne grates them, salt pork in the middle. Molasses or brown sugar?':
    'Boules de patates comme tante Yvonne les râpe, lard salé au milieu. Mélasse ou cassonade?',
  'A pound of mussels in cider, leeks and cream. Fries, or bread, or both.':
    'Une livre de moules au cidre, poireaux et crème. Des frites, du pain, ou les deux.',
  'Eight-ounce bavette from Sussex, herb butter, hand-cut fries and a few leaves for the conscience.':
    'Bavette de Sussex de huit onces, beurre aux herbes, frites coupées à la main et quelques feuilles pour la conscience.',
  'Chicken stew with dumplings and summer savory, as every grandmother makes it: differently.':
    'Ragoût de poulet aux pâtes et à la sarriette, comme toutes les grands-mères le font\u00a0: chacune autrement.',
  'Sugar pie, whipped cream, nothing to add.': 'Tarte au sucre, crème fouettée, rien à ajouter.',
  'Maple custard under a crust you may break yourself.':
    'Crème à l’érable sous une croûte que vous cassez vous-même.',
  'Sharp lemon curd, toasted meringue.': 'Crème au citron bien vive, meringue dorée.',
  'A glass of whatever we are happiest about. Ask; we like to talk about it.':
    'Un verre de ce qui nous rend le plus heureux. Demandez, nous aimons en parler.',
  'Sea buckthorn, gin from Memramcook, orange and mint over ice.':
    'Argousier, gin de Memramcook, orange et menthe sur glace.',
  'A bowl of coffee roasted two streets away, and a molasses cookie.':
    'Un bol de café torréfié à deux rues d’ici, et un biscuit à la mélasse.',

  // What is on
  'Lobster night': 'Soir de homard',
  'Rolls, steamed or in cream, from five until the tank is empty.':
    'En guédille, à la vapeur ou à la crème, de dix-sept heures jusqu’à ce que le vivier soit vide.',
  'Fiddle brunch with Les Sœurs Gallant': 'Brunch au violon avec Les Sœurs Gallant',
  'Two sets, before noon and after. Come early for the window.':
    'Deux tours, avant midi et après. Venez tôt pour la fenêtre.',
  'Film night: Sintel': 'Soirée cinéma\u00a0: Sintel',
  'Fifteen minutes of dragons, popcorn with salt pork, pay what you like.':
    'Quinze minutes de dragons, du maïs soufflé au lard salé, payez ce que vous voulez.',

  // Over the counter
  'Gift cards': 'Cartes-cadeaux',
  'From the oven': 'Sorti du four',
  'Gift Card': 'Carte-cadeau',
  'An evening, or at least a good start': 'Une soirée, ou du moins un bon début',
  'Printed on thick cream card with the scallop on the front and room for a few words on the back. Good for anything in the house, never expires, and we post it the day you order.':
    'Imprimée sur un épais carton crème, le pétoncle devant et de la place pour quelques mots derrière. Bonne pour tout dans la maison, sans date de fin, et postée le jour même.',
  'Tarte au sucre, Whole': 'Tarte au sucre, entière',
  'Serves eight, or four who mean it': 'Pour huit, ou pour quatre qui sont sérieux',
  'Léonie’s sugar pie: brown sugar, cream, a little flour, and a crust made with lard because that is how it is made. Baked the morning you collect it; order by six the evening before.':
    'La tarte au sucre de Léonie\u00a0: cassonade, crème, un peu de farine, et une croûte au saindoux parce que c’est comme ça. Cuite le matin où vous passez; commandez la veille avant dix-huit heures.',
  'The jam on the breakfast table': 'La confiture de la table du déjeuner',
  'People kept slipping the little pots into their coats, so we put it in proper jars. Wild blueberries from Rogersville, a splash of cider vinegar, not much sugar.':
    'Les petits pots disparaissaient dans les manteaux, alors nous l’avons mise en vrais bocaux. Bleuets sauvages de Rogersville, un trait de vinaigre de cidre, peu de sucre.',
  'Three jars': 'Trois bocaux',
}

/** The paragraphs of its about text. */
export const aboutInFrench = `<p>Léonie Thibodeau a fait à manger pour onze personnes tous les jours de sa vie, et personne
n’est jamais sorti de sa cuisine du chemin de Memramcook sans une deuxième assiettée. Son petit-fils Mathieu est parti à
Montréal apprendre les sauces, et il est revenu apprendre tout le reste.</p>
<p>Chez Léonie, c’est trente-quatre places, rue Saint-George\u00a0: la cuisine acadienne avec des manières de bistro. Des
patates râpées, du lard salé et de la sarriette; du homard le jour où les bateaux rentrent; un verre de quelque chose de
frais, d’une courte carte que nous avons vraiment bue. Le déjeuner commence quand le pain sort du four, et le brunch du
dimanche finit quand le violon se tait.</p>
<p><em>Venez comme vous êtes.</em> Il reste toujours une place à la longue table.</p>`

/** What it says of its back room. */
export const contentInFrench = `<p>La salle du fond a quatorze places et son propre foyer, et elle est à vous tous les soirs
sauf le samedi. Nous cuisinons un seul menu pour toute la table, servi au milieu, comme à la maison.</p>
<ul><li>À partir de 48\u00a0$ par personne, avec un verre de bulles pour commencer</li><li>Anniversaires, veillées,
soupers de répétition, clubs de lecture qui ont cessé de faire semblant</li><li>Assiettes végétariennes, sans gluten et
pour enfants, prévenez-nous la veille</li></ul>
<p>Écrivez-nous, ou appelez et demandez Mathieu.</p>`

/** What it does, in the order of its English. */
export const servicesInFrench = [
  'Déjeuner, dîner et souper, sept jours sur sept',
  'Brunch du dimanche avec violon',
  'Soupers privés jusqu’à quatorze personnes',
  'Traiteur dans un rayon de 40 km',
  'Tartes et chaudrée à emporter',
]
