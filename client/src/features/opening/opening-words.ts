import type { BusinessSector, ExampleKind, PublishNeed } from '@mainstreet/shared/contracts/site/opening'
import { bilingual } from '../../kit/language/bilingual'

type Sectors = Record<BusinessSector, { title: string; about: string }>

const english: Sectors = {
  shop: { title: 'Shop', about: 'Products with prices and stock, a cart and a checkout' },
  restaurant: { title: 'Restaurant', about: 'A menu by day and section' },
  cafe: { title: 'Café', about: 'A short menu, and beans for sale' },
  cars: { title: 'Car dealer', about: 'Cars with pictures, data and a payment estimate' },
  services: { title: 'Services', about: 'What you do and how you work; nothing to sell online' },
  beauty: { title: 'Salon', about: 'Services, opening hours and care products' },
  events: { title: 'Events', about: 'A calendar of what is on' },
  funerals: { title: 'Funeral home', about: 'Services and announcements' },
}

const french: Sectors = {
  shop: { title: 'Boutique', about: 'Des articles avec prix et stock, un panier et un paiement' },
  restaurant: { title: 'Restaurant', about: 'Un menu par jour et par section' },
  cafe: { title: 'Café', about: 'Un petit menu et du café en grains à vendre' },
  cars: { title: 'Concessionnaire', about: 'Des autos avec photos, données et paiements estimés' },
  services: { title: 'Services', about: 'Ce que vous faites et comment, sans vente en ligne' },
  beauty: { title: 'Salon', about: 'Des services, des heures et des produits de soin' },
  events: { title: 'Événements', about: 'Un calendrier de ce qui s’en vient' },
  funerals: { title: 'Salon funéraire', about: 'Des services et des avis' },
}

/** The words of the page that opens a business. */
export const openingWords = bilingual({
  en: {
    title: 'New business',
    about:
      'Five answers, and the site stands with examples of its kind. Nobody sees it before it is published.',
    customers: 'Customers',
    name: '1. What is it called?',
    nameAbout: 'As it stands above the door. The web address follows the name.',
    addressHelp: 'A free address from the name. A domain of its own can be typed here, or come later.',
    ownAddressHelp: 'A free address from the name. We add a domain of your own afterwards.',
    ownTitle: 'Open your business',
    noInvitation: 'You have no business here yet',
    noInvitationAbout:
      'Somebody of a business can invite you to it, and we can invite you to open one: the mail of the invitation leads on.',
    signOut: 'Sign out',
    what: '2. What is it?',
    whatAbout: 'This decides how the site looks at first and what it starts with. All of it can be changed.',
    where: '3. Where is it?',
    whereAbout: 'Visitors find the way by it, and its hours follow the clock there.',
    clockHelp: 'Guessed from the address.',
    contact: '4. How is it reached?',
    contactAbout: 'A phone number or an email address is needed before the site is published.',
    emailHelp: 'Visitors read it. Nobody is invited by it.',
    owner: 'Who owns it?',
    ownerAbout: 'The owner signs in with this address; it is not shown to visitors.',
    ownerHelp: 'The owner gets an invitation there. It can also be sent later.',
    language: '5. Which language does the site speak?',
    languageAbout: 'SiteWords and examples are written in it. Visitors can always choose the other one.',
    english: 'English',
    french: 'Français',
    submit: 'Open the business',
    sectors: english,
    opened: (name: string) => `${name} is open`,
    openedAbout: 'Its site stands with examples. Nobody sees it before it is published.',
    address: 'Its address:',
    noAddress: 'It has no web address yet.',
    invited: (email: string) => `An invitation is on its way to ${email}.`,
    nobodyInvited: 'Nobody was invited: only staff can open its dashboard.',
    inviteOwner: 'Invite its owner',
    toDashboard: 'Open its dashboard',
    chooseLook: 'Choose its look',
    firstScreen: 'Its home page',
    another: 'Open another one',
    notChosen: 'Choose …',
  },
  fr: {
    title: 'Nouvelle entreprise',
    about:
      'Cinq réponses, et le site est là avec des exemples de son genre. Personne ne le voit avant sa publication.',
    customers: 'Clients',
    name: '1. Comment s’appelle-t-elle?',
    nameAbout: 'Comme sur l’enseigne. L’adresse Web suit le nom.',
    addressHelp:
      'Une adresse gratuite tirée du nom. Un domaine à elle peut être inscrit ici, ou venir plus tard.',
    ownAddressHelp: 'Une adresse gratuite tirée du nom. Nous ajoutons ensuite un domaine à vous.',
    ownTitle: 'Ouvrez votre entreprise',
    noInvitation: 'Vous n’avez pas encore d’entreprise ici',
    noInvitationAbout:
      'Une entreprise peut vous inviter à la rejoindre, et nous pouvons vous inviter à en ouvrir une\u00a0: le courriel d’invitation montre la suite.',
    signOut: 'Se déconnecter',
    what: '2. Que fait-elle?',
    whatAbout: 'Le site en reçoit son allure et son contenu de départ. Tout peut être changé.',
    where: '3. Où est-elle?',
    whereAbout: 'Les visiteurs trouvent le chemin, et les heures suivent le fuseau horaire de l’endroit.',
    clockHelp: 'Deviné à partir de l’adresse.',
    contact: '4. Comment la joindre?',
    contactAbout: 'Il faut un téléphone ou un courriel avant de publier le site.',
    emailHelp: 'Les visiteurs le lisent. Il n’invite personne.',
    owner: 'À qui est-elle?',
    ownerAbout: 'Le propriétaire se connecte avec cette adresse; les visiteurs ne la voient pas.',
    ownerHelp: 'Le propriétaire y reçoit une invitation. Elle peut aussi être envoyée plus tard.',
    language: '5. Quelle langue parle le site?',
    languageAbout:
      'Les textes et les exemples sont écrits dans cette langue. Les visiteurs peuvent toujours choisir l’autre.',
    english: 'English',
    french: 'Français',
    submit: 'Ouvrir l’entreprise',
    sectors: french,
    opened: (name) => `${name} est ouverte`,
    openedAbout: 'Son site est là avec des exemples. Personne ne le voit avant sa publication.',
    address: 'Son adresse\u00a0:',
    noAddress: 'Elle n’a pas encore d’adresse Web.',
    invited: (email) => `Une invitation est en route vers ${email}.`,
    nobodyInvited: 'Personne n’a été invité\u00a0: seul notre personnel peut ouvrir son tableau de bord.',
    inviteOwner: 'Inviter son propriétaire',
    toDashboard: 'Ouvrir son tableau de bord',
    chooseLook: 'Choisir son allure',
    firstScreen: 'Sa page d’accueil',
    another: 'En ouvrir une autre',
    notChosen: 'Choisir…',
  },
})

const englishKinds: Record<ExampleKind, (count: number) => string> = {
  'market-items': (count) => (count === 1 ? '1 product' : `${count} products`),
  'market-categories': (count) => (count === 1 ? '1 category' : `${count} categories`),
  restaurant: (count) => (count === 1 ? '1 dish' : `${count} dishes of the menu`),
  automotive: (count) => (count === 1 ? '1 car' : `${count} cars`),
  events: (count) => (count === 1 ? '1 event' : `${count} events`),
  funerals: (count) => (count === 1 ? '1 announcement' : `${count} announcements`),
  'profile-gallery': (count) =>
    count === 1 ? '1 picture of the gallery' : `${count} pictures of the gallery`,
  str_header_image: () => 'The picture of the first screen',
  str_title: () => 'The slogan',
  str_description: () => 'The description',
  str_services: () => 'The services',
  str_content_area_content: () => 'The content area',
  hours: () => 'The opening hours',
}

const frenchKinds: Record<ExampleKind, (count: number) => string> = {
  'market-items': (count) => (count === 1 ? '1 article' : `${count} articles`),
  'market-categories': (count) => (count === 1 ? '1 catégorie' : `${count} catégories`),
  restaurant: (count) => (count === 1 ? '1 plat' : `${count} plats du menu`),
  automotive: (count) => (count === 1 ? '1 véhicule' : `${count} véhicules`),
  events: (count) => (count === 1 ? '1 événement' : `${count} événements`),
  funerals: (count) => (count === 1 ? '1 avis de décès' : `${count} avis de décès`),
  'profile-gallery': (count) => (count === 1 ? '1 image de la galerie' : `${count} images de la galerie`),
  str_header_image: () => 'L’image du premier écran',
  str_title: () => 'Le slogan',
  str_description: () => 'La description',
  str_services: () => 'Les services',
  str_content_area_content: () => 'La zone de contenu',
  hours: () => 'Les heures d’ouverture',
}

const englishNeeds: Record<PublishNeed, string> = {
  address: 'A web address: ask us for one',
  contact: 'A phone number or an email address',
  content: 'Something to read: a description, services or a public item',
}

const frenchNeeds: Record<PublishNeed, string> = {
  address: 'Une adresse Web, à nous demander',
  contact: 'Un téléphone ou un courriel',
  content: 'Quelque chose à lire\u00a0: une description, des services ou un article public',
}

/** The words between opening and publishing, on the dashboard's first screen. */
export const publishWords = bilingual({
  en: {
    suspended: 'Your site is suspended',
    suspendedAbout: 'Visitors find nothing at its address. You can still change everything.',
    reason: (text: string) => `Reason: ${text}`,
    askUs: 'Ask us about it',
    title: 'Your site is not published yet',
    about: 'You and we see it; visitors get a page that says there is nothing yet.',
    ready: 'All it needs is there.',
    missing: 'Before it can be published it needs:',
    needs: englishNeeds,
    noHours: 'Your opening hours are not set: visitors read nothing of them.',
    setHours: 'Set the hours',
    mailed: (addresses: string) => `Orders, tables and messages are mailed to ${addresses}.`,
    nobodyMailed: 'Nobody is mailed of orders, tables and messages yet.',
    changeMailed: 'Change where they go',
    publish: 'Publish the site',
    published: 'Your site is published.',
    notPublished: 'The site was not published.',
    preview: 'Look at it first',
    ask: 'Publish the examples too?',
    askAbout: 'Visitors would read these examples as if they were yours:',
    removeAndPublish: 'Remove them and publish',
    keepAndPublish: 'They are right: publish all',
    cancel: 'Cancel',
    examples: 'Examples',
    examplesAbout:
      'They show how it could be. Change one and it is yours; what you have not changed goes with one press.',
    kinds: englishKinds,
    own: (count: number) =>
      count === 1
        ? '1 was changed, so it is yours and stays.'
        : `${count} were changed, so they are yours and stay.`,
    remove: 'Remove the examples',
    removeAsk: 'Remove the examples?',
    removeAbout: 'This goes at once and does not come back:',
    removed: (count: number) => (count === 1 ? '1 example is removed.' : `${count} examples are removed.`),
    notRemoved: 'The examples were not removed.',
  },
  fr: {
    suspended: 'Votre site est suspendu',
    suspendedAbout: 'Les visiteurs ne trouvent rien à son adresse. Vous pouvez toujours tout modifier.',
    reason: (text) => `Raison\u00a0: ${text}`,
    askUs: 'Nous en parler',
    title: 'Votre site n’est pas encore publié',
    about: 'Vous et nous le voyons; les visiteurs lisent qu’il n’y a encore rien ici.',
    ready: 'Tout ce qu’il faut est là.',
    missing: 'Avant la publication, il manque\u00a0:',
    needs: frenchNeeds,
    noHours: 'Vos heures d’ouverture ne sont pas inscrites\u00a0: les visiteurs n’en lisent rien.',
    setHours: 'Inscrire les heures',
    mailed: (addresses) => `Les commandes, les tables et les messages sont envoyés à ${addresses}.`,
    nobodyMailed: 'Personne ne reçoit encore les commandes, les tables et les messages par courriel.',
    changeMailed: 'Changer l’adresse',
    publish: 'Publier le site',
    published: 'Votre site est publié.',
    notPublished: 'Le site n’a pas été publié.',
    preview: 'Le regarder d’abord',
    ask: 'Publier aussi les exemples?',
    askAbout: 'Les visiteurs liraient ces exemples comme s’ils étaient de vous\u00a0:',
    removeAndPublish: 'Les retirer et publier',
    keepAndPublish: 'Ils conviennent, tout publier',
    cancel: 'Annuler',
    examples: 'Exemples',
    examplesAbout:
      'Ils montrent ce que cela pourrait être. Modifiez-en un et il est à vous; les autres partent d’un seul geste.',
    kinds: frenchKinds,
    own: (count) =>
      count === 1
        ? '1 a été modifié\u00a0: il est à vous et reste.'
        : `${count} ont été modifiés\u00a0: ils sont à vous et restent.`,
    remove: 'Retirer les exemples',
    removeAsk: 'Retirer les exemples?',
    removeAbout: 'Ceci disparaît tout de suite et ne revient pas\u00a0:',
    removed: (count) => (count === 1 ? '1 exemple est retiré.' : `${count} exemples sont retirés.`),
    notRemoved: 'Les exemples n’ont pas été retirés.',
  },
})
