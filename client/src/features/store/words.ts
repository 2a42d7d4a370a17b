import type { BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import { bilingual } from '../../kit/language/bilingual'
import { obstacleWords } from './obstacle-words'

const blocksEn: Record<BlockKey, string> = {
  about: 'About',
  featured: 'Featured items',
  facebook: 'Facebook posts',
  twitter: 'Tweets',
  notices: 'Notices',
  gallery: 'Gallery',
  videos: 'Videos',
  files: 'Files',
  services: 'Services',
  content: 'Content area',
  quotes: 'What people say',
  newsletter: 'Newsletter',
  contact: 'Contact form and hours',
  map: 'Map',
}

const blocksFr: Record<BlockKey, string> = {
  about: 'À propos',
  featured: 'Articles en vedette',
  facebook: 'Publications Facebook',
  twitter: 'Publications sur X',
  notices: 'Annonces',
  gallery: 'Galerie',
  videos: 'Vidéos',
  files: 'Fichiers',
  services: 'Services',
  content: 'Zone de contenu',
  quotes: 'Ce qu’on dit de vous',
  newsletter: 'Infolettre',
  contact: 'Formulaire et heures',
  map: 'Carte',
}

export const settingsWords = bilingual({
  en: {
    title: 'Settings',
    oldAddresses: 'Old addresses',
    discovery: 'Seen by others',
    blocks: blocksEn,
    sections: {
      title: 'Section Management',
      about: 'The sections of your home page, in their order. A section with nothing to show is left out.',
      list: 'Sections',
      titleOf: (block: string) => `Title of ${block}`,
      shown: (block: string) => `Show ${block}`,
      empty: 'Empty',
      notReordered: 'The order of the sections was not saved.',
    },
    calculator: {
      title: 'Payment Calculator',
      about: 'What the calculator on items and cars begins with. Visitors can change the numbers.',
      ratePercent: '% a year',
      months: 'months',
      termHelp: 'Empty: 60 months.',
      example: (price: string, months: number, payment: string) =>
        `Example: ${price} over ${months} months is ${payment} a month.`,
    },
    ready: {
      title: 'Your shop',
      closedTitle: 'Why can’t I sell yet?',
      closedAbout: 'Your shop opens by itself as soon as this list is empty.',
      open: 'Your shop is open.',
      openForTests: 'Your shop is open, with test cards: no money moves.',
      obstacles: obstacleWords.en,
    },
    shipping: {
      title: 'Shipping',
      about: 'How the goods reach their buyers.',
      free: 'With 0, visitors read “Free Shipping”.',
      fillFirst: 'Enter what it costs: it counts from then on.',
      pickup: 'Buyers fetch their order at your address.',
      delivery: 'You bring the order yourself.',
      flatRate: 'One price for every parcel.',
      freeFrom: 'The sum of the items after a discount code. Empty: never free.',
      minimum: 'Smaller orders are not taken, however they reach their buyers. 0: any order.',
      leaves:
        'Visitors and buyers read the day on which it leaves, counted by the days on which you are open.',
      leavesUnsaid: 'Not said',
      leavesIn: (days: number) =>
        days === 0 ? 'The same open day' : days === 1 ? '1 open day' : `${days} open days`,
      returns: 'One line beside the shipping of every item, such as “Returns within 30 days, unopened.”',
    },
    payments: {
      title: 'Card Payments',
      about: (provider: string) => `Buyers pay by card, and the money goes to your own ${provider} account.`,
      keysAbout: (provider: string) =>
        `The keys of your ${provider} account. You find them in ${provider} under Developers › API keys. They are stored encrypted and never shown whole again.`,
      live: 'Live',
      test: 'Test',
      liveText: 'The live keys are in use: cards are charged.',
      testText: 'The test keys are in use: no money moves.',
      testHelp: (provider: string) => `For trying out your shop with ${provider}’s test cards.`,
      publishable: 'Publishable Keys',
      publishableAbout: 'Your site shows the card form with them; they are no secret.',
    },
    taxNumbers: {
      title: 'Tax Numbers',
      about: 'They stand on receipts, beside the taxes they belong to.',
      gst: 'For example 123456789 RT0001.',
      oddGst: 'Saved. A GST/HST number usually looks like 123456789 RT0001: please check it.',
      qst: 'For example 1234567890 TQ0001.',
      oddQst: 'Saved. A QST number usually looks like 1234567890 TQ0001: please check it.',
      pst: 'Of British Columbia, Manitoba or Saskatchewan; several with commas between them.',
    },
    webhooks: {
      title: (provider: string) => `News from ${provider}`,
      about: (provider: string) =>
        `So that a payment is noticed even when the buyer closes the window too soon. Optional: whoever set up your ${provider} account knows how.`,
      address: 'Address of the webhook',
      copy: 'Copy',
      copied: 'The address is copied.',
      notCopied: 'The address could not be copied.',
      events: (provider: string) =>
        `Create it in ${provider}’s dashboard with these events, then enter its signing secret below:`,
    },
    store: {
      title: 'Store',
      about: 'The name and the addresses that stand on receipts and emails.',
      storeEmail: 'Buyers’ questions go here.',
      receiveEmail: 'New orders are mailed here.',
      storeLogo: 'It begins with https://.',
    },
    options: {
      title: 'General Options',
      about: 'How many notices and featured items your home page shows, and whether it shows your hours.',
      vertical: 'Vertical',
      horizontal: 'Horizontal',
      menu: 'Menu',
      block: 'Block',
    },
  },
  fr: {
    title: 'Paramètres',
    oldAddresses: 'Anciennes adresses',
    discovery: 'Visible ailleurs',
    blocks: blocksFr,
    sections: {
      title: 'Sections du site',
      about: 'Les sections de votre page d’accueil, dans leur ordre. Une section vide n’apparaît pas.',
      list: 'Sections',
      titleOf: (block) => `Titre de ${block}`,
      shown: (block) => `Afficher ${block}`,
      empty: 'Vide',
      notReordered: 'L’ordre des sections n’a pas été enregistré.',
    },
    calculator: {
      title: 'Calculateur de paiements',
      about: 'Les valeurs de départ du calculateur. Les visiteurs peuvent les changer.',
      ratePercent: '% par an',
      months: 'mois',
      termHelp: 'Vide\u00a0: 60 mois.',
      example: (price, months, payment) =>
        `Exemple\u00a0: ${price} sur ${months} mois, soit ${payment} par mois.`,
    },
    ready: {
      title: 'Votre boutique',
      closedTitle: 'Pourquoi ne puis-je pas encore vendre?',
      closedAbout: 'Votre boutique ouvre d’elle-même dès que cette liste est vide.',
      open: 'Votre boutique est ouverte.',
      openForTests: 'Votre boutique est ouverte, avec des cartes d’essai\u00a0: aucun argent ne circule.',
      obstacles: obstacleWords.fr,
    },
    shipping: {
      title: 'Expédition',
      about: 'Comment vos clients reçoivent leurs articles.',
      free: 'Avec 0, les visiteurs lisent «\u00a0Expédition gratuite\u00a0».',
      fillFirst: 'Entrez ce que cela coûte\u00a0: le choix vaut à partir de là.',
      pickup: 'L’acheteur vient chercher sa commande à votre adresse.',
      delivery: 'Vous apportez la commande vous-même.',
      flatRate: 'Un seul prix pour chaque colis.',
      freeFrom: 'La somme des articles après un code de rabais. Vide\u00a0: jamais gratuit.',
      minimum:
        'Les commandes plus petites ne sont pas prises, quel que soit le mode. 0\u00a0: toute commande.',
      leaves: 'Les visiteurs et les acheteurs lisent le jour du départ, compté selon vos jours d’ouverture.',
      leavesUnsaid: 'Non précisé',
      leavesIn: (days) =>
        days === 0 ? 'Le même jour ouvert' : days === 1 ? '1 jour d’ouverture' : `${days} jours d’ouverture`,
      returns:
        'Une ligne à côté de l’expédition de chaque article, par exemple «\u00a0Retours acceptés dans les 30 jours, emballage intact.\u00a0»',
    },
    payments: {
      title: 'Paiements par carte',
      about: (provider: string) =>
        `Vos clients paient par carte, et l’argent va dans votre propre compte ${provider}.`,
      keysAbout: (provider: string) =>
        `Les clés de votre compte ${provider}. Vous les trouvez dans ${provider}, sous Développeurs › Clés API. Elles sont chiffrées et ne sont plus jamais montrées en entier.`,
      live: 'Réel',
      test: 'Essai',
      liveText: 'Les clés réelles sont utilisées\u00a0: les cartes sont débitées.',
      testText: 'Les clés d’essai sont utilisées\u00a0: aucun argent ne circule.',
      testHelp: (provider: string) => `Pour essayer votre boutique avec les cartes d’essai de ${provider}.`,
      publishable: 'Clés publiques',
      publishableAbout: 'Votre site affiche le formulaire de carte avec elles; ce ne sont pas des secrets.',
    },
    taxNumbers: {
      title: 'Numéros de taxes',
      about: 'Ils figurent sur les reçus, à côté des taxes auxquelles ils correspondent.',
      gst: 'Par exemple 123456789 RT0001.',
      oddGst:
        'Enregistré. Un numéro de TPS/TVH ressemble d’habitude à 123456789 RT0001\u00a0: veuillez le vérifier.',
      qst: 'Par exemple 1234567890 TQ0001.',
      oddQst:
        'Enregistré. Un numéro de TVQ ressemble d’habitude à 1234567890 TQ0001\u00a0: veuillez le vérifier.',
      pst: 'De la Colombie-Britannique, du Manitoba ou de la Saskatchewan; plusieurs se séparent par des virgules.',
    },
    webhooks: {
      title: (provider: string) => `Confirmations de ${provider}`,
      about: (provider: string) =>
        `Pour qu’un paiement soit remarqué même si l’acheteur ferme la fenêtre trop tôt. Facultatif\u00a0: la personne qui a configuré votre compte ${provider} saura comment faire.`,
      address: 'Adresse du webhook',
      copy: 'Copier',
      copied: 'L’adresse est copiée.',
      notCopied: 'L’adresse n’a pas pu être copiée.',
      events: (provider: string) =>
        `Créez-le dans le tableau de bord de ${provider} avec ces événements, puis entrez ci-dessous son secret de signature\u00a0:`,
    },
    store: {
      title: 'Boutique',
      about: 'Le nom et les adresses qui figurent sur les reçus et les courriels.',
      storeEmail: 'Les questions des acheteurs arrivent ici.',
      receiveEmail: 'Les nouvelles commandes sont envoyées ici.',
      storeLogo: 'Elle commence par https://.',
    },
    options: {
      title: 'Options générales',
      about:
        'Combien d’annonces et d’articles en vedette la page d’accueil montre, et si elle montre vos heures.',
      vertical: 'Verticale',
      horizontal: 'Horizontale',
      menu: 'Menu',
      block: 'Bloc',
    },
  },
})
