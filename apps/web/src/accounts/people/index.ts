export { PeopleList } from './people-list.tsx'
export { PersonBox } from './person-box.tsx'
