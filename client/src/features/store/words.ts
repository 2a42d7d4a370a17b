import type { BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import type { ShopReadiness } from '@mainstreet/shared/contracts/marketplace/store'
import { bilingual } from '../../kit/language/bilingual'

type Obstacle = ShopReadiness['obstacles'][number]

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
  contact: 'Contact form and hours',
  map: 'Map',
}

const blocksFr: Record<BlockKey, string> = {
  about: 'À propos',
  featured: 'Articles en vedette',
  facebook: 'Publications Facebook',
  twitter: 'Gazouillis',
  notices: 'Avis',
  gallery: 'Galerie',
  videos: 'Vidéos',
  files: 'Fichiers',
  services: 'Services',
  content: 'Zone de contenu',
  contact: 'Formulaire et heures',
  map: 'Carte',
}

const obstaclesEn: Record<Obstacle, { text: string; link?: string }> = {
  suspended: { text: 'Your site is suspended. Please ask support.' },
  'selling-off': { text: 'Selling is not switched on for your account. Please ask support.' },
  'no-shipping': {
    text: 'There is no way to get the goods yet.',
    link: 'Choose shipping, delivery or pickup',
  },
  'no-keys': {
    text: 'There are no payment keys yet, and buyers cannot pay you directly.',
    link: 'Choose how you are paid',
  },
  'keys-not-usable': {
    text: 'Your payment keys are not complete: the mode in use, live or test, needs its secret key and its publishable key.',
    link: 'Look at your payment keys',
  },
  'no-item': { text: 'No item is public yet.', link: 'Publish an item' },
}

const obstaclesFr: typeof obstaclesEn = {
  suspended: { text: 'Votre site est suspendu. Écrivez au soutien.' },
  'selling-off': { text: 'La vente n’est pas activée pour votre compte. Écrivez au soutien.' },
  'no-shipping': {
    text: 'Il n’y a pas encore de façon de recevoir les articles.',
    link: 'Choisir expédition, livraison ou ramassage',
  },
  'no-keys': {
    text: 'Il n’y a pas encore de clés de paiement, et l’acheteur ne peut pas vous payer directement.',
    link: 'Choisir comment vous êtes payé',
  },
  'keys-not-usable': {
    text: 'Vos clés de paiement sont incomplètes : le mode utilisé, réel ou essai, demande sa clé secrète et sa clé publique.',
    link: 'Voir vos clés de paiement',
  },
  'no-item': { text: 'Aucun article n’est public.', link: 'Publier un article' },
}

/** The words of the settings. */
export const settingsWords = bilingual({
  en: {
    title: 'Settings',
    sectionsOfPage: 'Sections of this page',
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
      obstacles: obstaclesEn,
    },
    shipping: {
      title: 'Shipping',
      about: 'How the goods reach their buyers.',
      free: 'With 0, visitors read “Free Shipping”.',
      pickup: 'Buyers fetch their order at your address.',
      delivery: 'You bring the order yourself.',
      flatRate: 'One price for every parcel.',
    },
    payments: {
      title: 'Payments',
      about: (provider: string) =>
        `The keys of your ${provider} account. They are stored encrypted and never shown whole again.`,
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
        `With a webhook, ${provider} tells this shop of a payment even when the buyer’s browser or our server was interrupted. Optional, and recommended.`,
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
      storeLogo: 'The address of a picture; empty: the logo of your site.',
    },
    options: {
      title: 'General Options',
      about: 'How much your home page shows, and how.',
      vertical: 'Vertical',
      horizontal: 'Horizontal',
      menu: 'Menu',
      block: 'Block',
    },
  },
  fr: {
    title: 'Paramètres',
    sectionsOfPage: 'Parties de cette page',
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
      title: 'Calculatrice de paiement',
      about: 'Les valeurs de départ de la calculatrice. Les visiteurs peuvent les changer.',
      ratePercent: '% par an',
      months: 'mois',
      termHelp: 'Vide : 60 mois.',
      example: (price, months, payment) => `Exemple : ${price} sur ${months} mois, soit ${payment} par mois.`,
    },
    ready: {
      title: 'Votre boutique',
      closedTitle: 'Pourquoi ne puis-je pas encore vendre\u00a0?',
      closedAbout: 'Votre boutique ouvre d’elle-même dès que cette liste est vide.',
      open: 'Votre boutique est ouverte.',
      openForTests: 'Votre boutique est ouverte, avec des cartes d’essai : aucun argent ne circule.',
      obstacles: obstaclesFr,
    },
    shipping: {
      title: 'Expédition',
      about: 'Comment les articles arrivent chez l’acheteur.',
      free: 'Avec 0, les visiteurs lisent « Livraison gratuite ».',
      pickup: 'L’acheteur vient chercher sa commande à votre adresse.',
      delivery: 'Vous apportez la commande vous-même.',
      flatRate: 'Un seul prix pour chaque colis.',
    },
    payments: {
      title: 'Paiements',
      about: (provider: string) =>
        `Les clés de votre compte ${provider}. Elles sont chiffrées et jamais montrées en entier.`,
      live: 'Réel',
      test: 'Essai',
      liveText: 'Les clés réelles servent : les cartes sont débitées.',
      testText: 'Les clés d’essai servent : aucun argent ne circule.',
      testHelp: (provider: string) => `Pour essayer votre boutique avec les cartes d’essai de ${provider}.`,
      publishable: 'Clés publiques',
      publishableAbout: 'Votre site affiche le formulaire de carte avec elles ; ce ne sont pas des secrets.',
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
      pst: 'De la Colombie-Britannique, du Manitoba ou de la Saskatchewan\u00a0; plusieurs se séparent par des virgules.',
    },
    webhooks: {
      title: (provider: string) => `Nouvelles de ${provider}`,
      about: (provider: string) =>
        `Avec un webhook, ${provider} annonce un paiement à cette boutique même si le navigateur de l’acheteur ou notre serveur a été interrompu. Facultatif, et recommandé.`,
      address: 'Adresse du webhook',
      copy: 'Copier',
      copied: 'L’adresse est copiée.',
      notCopied: 'L’adresse n’a pas pu être copiée.',
      events: (provider: string) =>
        `Créez-le dans le tableau de bord de ${provider} avec ces événements, puis entrez son secret de signature ci-dessous :`,
    },
    store: {
      title: 'Boutique',
      about: 'Le nom et les adresses qui figurent sur les reçus et les courriels.',
      storeEmail: 'Les questions des acheteurs arrivent ici.',
      receiveEmail: 'Les nouvelles commandes sont envoyées ici.',
      storeLogo: 'L’adresse d’une image ; vide : le logo de votre site.',
    },
    options: {
      title: 'Options générales',
      about: 'Ce que votre page d’accueil montre, et comment.',
      vertical: 'Verticale',
      horizontal: 'Horizontale',
      menu: 'Menu',
      block: 'Bloc',
    },
  },
})
