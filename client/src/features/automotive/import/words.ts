import type { CarFileAction, CarFileNote, CarFileProblem } from '@mainstreet/shared/rules/cars/read-car-file'
import { bilingual } from '../../../kit/language/bilingual'

const actionsEn: Record<CarFileAction, string> = {
  create: 'New, as a draft',
  update: 'Changes',
  same: 'Stays as it is',
  bad: 'Left out',
}

const wantedEn: Record<CarFileProblem['wanted'], string> = {
  filled: 'is missing',
  year: 'is no year of four digits',
  amount: 'is no amount',
  distance: 'is no distance in kilometres',
  vin: 'is no VIN',
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
    choose: 'Choose a file',
    about:
      'A CSV file with one vehicle a row. Columns are known by their names: Stock #, VIN, Year, Make, Model, Trim, Body, Colour, KM, Price and others. A vehicle with the same stock number, or else the same VIN, is changed. New ones become drafts. Nothing is published or deleted, only what the file calls sold is marked so, and nothing happens before you have seen it.',
    chooseFile: 'Choose a file',
    file: 'A CSV file of vehicles',
    orDrop: 'or drop it here',
    notRead: (name: string) => `${name} could not be read.`,
    tooMany: (most: string) => `It has more than ${most} rows; please split it.`,
    noRows: 'It has no vehicles.',
    understood: (columns: string) => `Understood: ${columns}.`,
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
    preview: 'What the import does',
    row: 'Row',
    vehicle: 'Vehicle',
    happens: 'What happens',
    remarks: 'Remarks',
    actions: actionsEn,
    wanted: wantedEn,
    notes: notesEn,
    unitField: 'The unit of the distance',
    import: (count: string) => `Import ${count}`,
    another: 'Another file',
    importing: 'Importing…',
    stop: 'Stop',
    done: (count: string) => `${count} vehicles were imported.`,
    refused: (row: string, why: string) => `Row ${row}: ${why}`,
    show: 'Show the drafts',
  },
  fr: {
    title: 'Importer des véhicules',
    vehicles: 'Véhicules',
    choose: 'Choisir un fichier',
    about:
      'Un fichier CSV avec un véhicule par ligne. Les colonnes sont reconnues par leur nom\u00a0: Numéro d’inventaire, NIV, Année, Marque, Modèle, Version, Carrosserie, Couleur, Kilométrage, Prix et d’autres. Un véhicule du même numéro d’inventaire, sinon du même NIV, est modifié. Les nouveaux deviennent des brouillons. Rien n’est publié ni supprimé, seul ce que le fichier dit vendu est marqué ainsi, et rien n’arrive avant que vous l’ayez vu.',
    chooseFile: 'Choisir un fichier',
    file: 'Un fichier CSV de véhicules',
    orDrop: 'ou déposez-le ici',
    notRead: (name) => `${name} n’a pas pu être lu.`,
    tooMany: (most) => `Il a plus de ${most} lignes; divisez-le.`,
    noRows: 'Il n’a aucun véhicule.',
    understood: (columns) => `Compris\u00a0: ${columns}.`,
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
    preview: 'Ce que l’importation fera',
    row: 'Ligne',
    vehicle: 'Véhicule',
    happens: 'Ce qui arrive',
    remarks: 'Remarques',
    actions: {
      create: 'Nouveau, en brouillon',
      update: 'Change',
      same: 'Reste tel quel',
      bad: 'Laissé de côté',
    },
    wanted: {
      filled: 'manque',
      year: 'n’est pas une année de quatre chiffres',
      amount: 'n’est pas un montant',
      distance: 'n’est pas une distance en kilomètres',
      vin: 'n’est pas un NIV',
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
    import: (count) => `Importer ${count}`,
    another: 'Un autre fichier',
    importing: 'Importation…',
    stop: 'Arrêter',
    done: (count) => `${count} véhicules ont été importés.`,
    refused: (row, why) => `Ligne ${row}\u00a0: ${why}`,
    show: 'Afficher les brouillons',
  },
})
