import type { ImportRemark } from '@mainstreet/shared/contracts/marketplace/imports'
import { bilingual } from '../../../kit/language/bilingual'
import { saidInLanguage } from '../../../kit/refusals/refusal-in-language'

const itemsText = (count: string, one: boolean) => `${count} ${one ? 'item' : 'items'}`
const articlesText = (count: string, one: boolean) => `${count} ${one ? 'article' : 'articles'}`

/** The words of bringing in a catalogue. */
export const importWords = bilingual({
  en: {
    title: 'Import items',
    products: 'Products',
    formats: {
      mainstreet: 'Mainstreet export',
      shopify: 'Shopify export',
      woocommerce: 'WooCommerce export',
    },
    items: itemsText,
    leftOut: {
      size: (names: string) => `Not imported: ${names}. Shipping does not go by size or weight.`,
      search: (names: string) => `Not imported: ${names}. Search engines get title, description and picture.`,
      other: (names: string) => `Not imported: ${names}.`,
    },
    choices: {
      title: 'What the import may do',
      counting: 'Being counted…',
      published: 'Items without a picture are published where the file says so.',
      drafts: (count: string, of: number) =>
        of === 0
          ? 'Off: items without a picture come as drafts. The file publishes none.'
          : of === 1
            ? '1 item that the file publishes is a draft: it has no picture.'
            : `${count} items that the file publishes are drafts: they have no picture.`,
      followed: 'Their stock becomes that of the file.',
      stocks: (count: string, of: number) =>
        of === 0
          ? 'Off: their stock stays. The file has no other.'
          : of === 1
            ? '1 stock figure of the file is left out.'
            : `${count} stock figures of the file are left out.`,
    },
    keptDraft: 'A draft, because it has no picture',
    keptUntil: 'A draft until its first picture is in place',
    kept: (field: string, from: string, to: string) => `${field} stays ${from} (${to} in the file)`,
    chooseAbout:
      'A Mainstreet export, or the product export of Shopify or WooCommerce. You see what would change before anything does.',
    showAll: 'Show all items',
    pictures: 'Pictures',
    fetching: 'Fetching pictures…',
    fetched: (done: string, total: string) =>
      `${done} of ${total} pictures are in place. It goes on when you leave this page.`,
    allFetched: (count: string, one: boolean) =>
      one ? 'The picture is in place.' : `All ${count} pictures are in place.`,
    someFetched: (done: string, total: string) => `${done} of ${total} pictures are in place.`,
    toFetch: (count: string, one: boolean) =>
      one
        ? '1 picture is fetched from its address in the background.'
        : `${count} pictures are fetched from their addresses in the background.`,
    later: (count: string, one: boolean) =>
      one
        ? '1 item that the file publishes is a draft until its first picture is in place.'
        : `${count} items that the file publishes are drafts until their first picture is in place.`,
    failed: (count: string, one: boolean) =>
      one ? '1 picture could not be fetched' : `${count} pictures could not be fetched`,
    failedAbout: 'Try again later, or save them and upload them to the item yourself.',
    tryAgain: 'Try again',
    picture: 'Picture',
    why: 'Why',
    reasons: {
      '': '',
      address: 'The address is not a web address.',
      private: 'The address leads into a private network.',
      host: 'There is no such host.',
      connection: 'Its server cannot be reached.',
      time: 'Its server took too long.',
      redirects: 'Its server leads on in circles.',
      answer: 'Its server does not give it out',
      size: 'It is larger than 10 MB.',
      pixels: 'It has more than 50 megapixels.',
      type: 'It is no picture of a type that is taken.',
      damaged: 'The picture is damaged.',
      server: 'It could not be stored here.',
    },
    answered: (reason: string, answer: number) => `${reason} (${answer}).`,
    item: 'Item',
    remark: ({ line, field, message }: ImportRemark) =>
      `Line ${line}${field ? `, ${field}` : ''}: ${message}`,
    variations: (count: number) => (count === 1 ? '1 variation' : `${count} variations`),
    untitled: 'Without a title',
    ofFile: 'Items of the file',
  },
  fr: {
    title: 'Importer des articles',
    products: 'Produits',
    formats: {
      mainstreet: 'export Mainstreet',
      shopify: 'export Shopify',
      woocommerce: 'export WooCommerce',
    },
    items: articlesText,
    leftOut: {
      size: (names) => `Non importé\u00a0: ${names}. La livraison ne dépend ni de la taille ni du poids.`,
      search: (names) =>
        `Non importé\u00a0: ${names}. Les moteurs de recherche reçoivent titre, description et image.`,
      other: (names) => `Non importé\u00a0: ${names}.`,
    },
    choices: {
      title: 'Ce que l’importation peut faire',
      counting: 'Décompte en cours…',
      published: 'Les articles sans image sont publiés là où le fichier le dit.',
      drafts: (count, of) =>
        of === 0
          ? 'Non\u00a0: les articles sans image arrivent en brouillon. Le fichier n’en publie aucun.'
          : of === 1
            ? '1 article que le fichier publie est un brouillon\u00a0: il n’a pas d’image.'
            : `${count} articles que le fichier publie sont des brouillons\u00a0: ils n’ont pas d’image.`,
      followed: 'Leur stock devient celui du fichier.',
      stocks: (count, of) =>
        of === 0
          ? 'Non\u00a0: leur stock reste. Le fichier n’en a pas d’autre.'
          : of === 1
            ? '1 stock du fichier est laissé de côté.'
            : `${count} stocks du fichier sont laissés de côté.`,
    },
    keptDraft: 'Un brouillon, parce qu’il n’a pas d’image',
    keptUntil: 'Un brouillon jusqu’à ce que sa première image soit en place',
    kept: (field, from, to) => `${field} reste ${from} (${to} dans le fichier)`,
    chooseAbout:
      'Un export Mainstreet, ou l’export des produits de Shopify ou de WooCommerce. Vous voyez ce qui changerait avant que rien ne change.',
    showAll: 'Afficher tous les articles',
    pictures: 'Images',
    fetching: 'Récupération des images…',
    fetched: (done, total) =>
      `${done} images sur ${total} sont en place. Cela continue si vous quittez cette page.`,
    allFetched: (count, one) => (one ? 'L’image est en place.' : `Les ${count} images sont en place.`),
    someFetched: (done, total) => `${done} images sur ${total} sont en place.`,
    toFetch: (count, one) =>
      one
        ? '1 image est récupérée à son adresse en arrière-plan.'
        : `${count} images sont récupérées à leurs adresses en arrière-plan.`,
    later: (count, one) =>
      one
        ? '1 article que le fichier publie est un brouillon jusqu’à ce que sa première image soit en place.'
        : `${count} articles que le fichier publie sont des brouillons jusqu’à ce que leur première image soit en place.`,
    failed: (count, one) =>
      one ? '1 image n’a pas pu être récupérée' : `${count} images n’ont pas pu être récupérées`,
    failedAbout: 'Réessayez plus tard, ou enregistrez-les et téléversez-les vous-même dans l’article.',
    tryAgain: 'Réessayer',
    picture: 'Image',
    why: 'Pourquoi',
    reasons: {
      '': '',
      address: 'L’adresse n’est pas une adresse Web.',
      private: 'L’adresse mène dans un réseau privé.',
      host: 'Cet hôte n’existe pas.',
      connection: 'Son serveur est injoignable.',
      time: 'Son serveur a mis trop de temps.',
      redirects: 'Son serveur renvoie en boucle.',
      answer: 'Son serveur ne la donne pas',
      size: 'Elle dépasse 10 Mo.',
      pixels: 'Elle a plus de 50 mégapixels.',
      type: 'Ce n’est pas une image d’un type accepté.',
      damaged: 'L’image est endommagée.',
      server: 'Elle n’a pas pu être enregistrée ici.',
    },
    answered: (reason, answer) => `${reason} (${answer}).`,
    item: 'Article',
    remark: ({ line, field, message, refusal }) =>
      `Ligne ${line}${field ? `, ${field}` : ''}\u00a0: ${saidInLanguage(message, refusal, 'fr')}`,
    variations: (count) => (count === 1 ? '1 variante' : `${count} variantes`),
    untitled: 'Sans titre',
    ofFile: 'Articles du fichier',
  },
})

/** The words of an import in one language. */
export type ImportWords = (typeof importWords)['en']
