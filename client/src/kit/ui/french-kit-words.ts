import type { KitWords } from './kit-words'

/** The kit's words in French. */
export const frenchKitWords: KitWords = {
  labelled: (label, text) => `${label}\u00a0: ${text}`,
  loading: 'Chargement',
  wait: 'Veuillez patienter',
  close: 'Fermer',
  dismiss: 'Fermer le message',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  done: 'terminé',
  clearSearch: 'Effacer la recherche',
  less: 'Un de moins',
  more: 'Un de plus',
  salePrice: 'Prix en solde',
  regularPrice: 'Prix courant',
  failed: 'Le chargement a échoué',
  retry: 'Réessayer',
  notDone: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  reason: (error) => {
    const { code } = (error ?? {}) as { code?: number }
    if (code === 0) return 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.'
    if (code === 503) return 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.'
    return 'Veuillez réessayer dans un instant.'
  },
}
