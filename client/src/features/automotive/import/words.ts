import type { CarFileNote, CarFileProblem } from '@mainstreet/shared/contracts/car-imports'
import { bilingual } from '../../../kit/language/bilingual'

const wantedEn: Record<CarFileProblem['wanted'], string> = {
  filled: 'is missing',
  year: 'is no year of four digits',
  amount: 'is no amount',
  distance: 'is no distance in kilometres',
  vin: 'is no VIN',
  newOrUsed: 'says neither new nor used',
  short: 'is too long',
  once: 'stands on an earlier row, too',
}

const notesEn: Record<CarFileNote['said'], (text: string) => string> = {
  miles: (text) => `“${text}” is in miles and becomes kilometres`,
  sold: () => 'the vehicle is marked as sold',
  otherStatus: (text) => `“${text}”: see for yourself whether it is for sale`,
  inWords: (text) => `“${text}” stands in place of a price`,
  zero: () => 'is 0 and is taken for no price',
  otherCurrency: (text) => `“${text}” is read as dollars`,
}

/** The words of the import of cars. */
export const importWords = bilingual({
  en: {
    title: 'Import vehicles',
    vehicles: 'Vehicles',
    counted: (count: string, one: boolean) => `${count} ${one ? 'vehicle' : 'vehicles'}`,
    about:
      'A CSV file with one vehicle a row. Columns are known by their names: Stock #, VIN, Year, Make, Model, Trim, Body, Colour, KM, Price and others. A vehicle with the same stock number, or else the same VIN, is changed. New ones become drafts. Nothing is published or deleted, only what the file calls sold is marked so, and nothing happens before you have seen it.',
    ignored: (columns: string) => `Left out, because they fill nothing: ${columns}.`,
    photos: (count: string) =>
      `The file names ${count} pictures on other servers. They are not fetched: upload them on the page of each vehicle.`,
    columns: 'What each column fills',
    columnsAbout: 'Known columns are matched by their names. Choose for the others, or change what is wrong.',
    column: (name: string, place: number) => name || `Column ${place}`,
    example: (text: string) => `Such as “${text}”`,
    nothing: 'Nothing',
    photosField: 'Pictures (only counted)',
    missing: (columns: string) =>
      `Only known vehicles can be changed: for new ones the file lacks ${columns}.`,
    preview: 'Vehicles of the file',
    vehicle: 'Vehicle',
    wanted: wantedEn,
    notes: notesEn,
    unitField: 'The unit of the distance',
    show: 'Show the drafts',
  },
  fr: {
    title: 'Importer des véhicules',
    vehicles: 'Véhicules',
    counted: (count, one) => `${count} ${one ? 'véhicule' : 'véhicules'}`,
    about:
      'Un fichier CSV avec un véhicule par ligne. Les colonnes sont reconnues par leur nom\u00a0: Numéro d’inventaire, NIV, Année, Marque, Modèle, Version, Carrosserie, Couleur, Kilométrage, Prix et d’autres. Un véhicule du même numéro d’inventaire, sinon du même NIV, est modifié. Les nouveaux deviennent des brouillons. Rien n’est publié ni supprimé, seul ce que le fichier dit vendu est marqué ainsi, et rien n’arrive avant que vous l’ayez vu.',
    ignored: (columns) => `Laissé de côté, car sans usage\u00a0: ${columns}.`,
    photos: (count) =>
      `Le fichier nomme ${count} images sur d’autres serveurs. Elles ne sont pas cherchées\u00a0: téléversez-les sur la page de chaque véhicule.`,
    columns: 'Ce que remplit chaque colonne',
    columnsAbout:
      'Les colonnes connues sont reconnues par leur nom. Choisissez pour les autres, ou corrigez ce qui ne va pas.',
    column: (name, place) => name || `Colonne ${place}`,
    example: (text) => `Par exemple «\u00a0${text}\u00a0»`,
    nothing: 'Rien',
    photosField: 'Images (seulement comptées)',
    missing: (columns) =>
      `Seuls les véhicules connus peuvent être modifiés\u00a0: pour de nouveaux, il manque au fichier ${columns}.`,
    preview: 'Véhicules du fichier',
    vehicle: 'Véhicule',
    wanted: {
      filled: 'manque',
      year: 'n’est pas une année de quatre chiffres',
      amount: 'n’est pas un montant',
      distance: 'n’est pas une distance en kilomètres',
      vin: 'n’est pas un NIV',
      newOrUsed: 'ne dit ni neuf ni d’occasion',
      short: 'est trop long',
      once: 'figure déjà sur une ligne précédente',
    },
    notes: {
      miles: (text) => `«\u00a0${text}\u00a0» est en milles et devient des kilomètres`,
      sold: () => 'le véhicule est marqué comme vendu',
      otherStatus: (text) => `«\u00a0${text}\u00a0»\u00a0: voyez s’il est à vendre`,
      inWords: (text) => `«\u00a0${text}\u00a0» tient lieu de prix`,
      zero: () => 'est 0, lu comme sans prix',
      otherCurrency: (text) => `«\u00a0${text}\u00a0» est lu comme des dollars`,
    },
    unitField: 'L’unité de la distance',
    show: 'Afficher les brouillons',
  },
})
