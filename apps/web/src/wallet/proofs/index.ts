export { ProofPage } from './proof-page.tsx'
export { TakeSnapshot } from './take-snapshot.tsx'
