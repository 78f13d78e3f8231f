import type { DomainWords } from '../types.ts'
import { agency } from './agency.ts'
import { app } from './app.ts'
import { architecture } from './architecture.ts'
import { bakery } from './bakery.ts'
import { bar } from './bar.ts'
import { barber } from './barber.ts'
import { beauty } from './beauty.ts'
import { bikes } from './bikes.ts'
import { books } from './books.ts'
import { cars } from './cars.ts'
import { cleaning } from './cleaning.ts'
import { coffee } from './coffee.ts'
import { community } from './community.ts'
import { conference } from './conference.ts'
import { construction } from './construction.ts'
import { consulting } from './consulting.ts'
import { course } from './course.ts'
import { crafts } from './crafts.ts'
import { dental } from './dental.ts'
import { devtool } from './devtool.ts'
import { education } from './education.ts'
import { electronics } from './electronics.ts'
import { farm } from './farm.ts'
import { fashion } from './fashion.ts'
import { festival } from './festival.ts'
import { finance } from './finance.ts'
import { fitness } from './fitness.ts'
import { florist } from './florist.ts'
import { foodBrand } from './food-brand.ts'
import { games } from './games.ts'
import { garden } from './garden.ts'
import { general } from './general.ts'
import { health } from './health.ts'
import { hotel } from './hotel.ts'
import { insurance } from './insurance.ts'
import { interior } from './interior.ts'
import { law } from './law.ts'
import { museum } from './museum.ts'
import { music } from './music.ts'
import { news } from './news.ts'
import { nonprofit } from './nonprofit.ts'
import { nursery } from './nursery.ts'
import { personal } from './personal.ts'
import { pets } from './pets.ts'
import { photography } from './photography.ts'
import { pizza } from './pizza.ts'
import { podcast } from './podcast.ts'
import { realEstate } from './real-estate.ts'
import { restaurant } from './restaurant.ts'
import { security } from './security.ts'
import { shop } from './shop.ts'
import { software } from './software.ts'
import { transport } from './transport.ts'
import { travel } from './travel.ts'
import { wedding } from './wedding.ts'
import { wellness } from './wellness.ts'
import { yoga } from './yoga.ts'

/** One entry per domain; of two that fit equally well, the earlier one is taken. */
export const allDomains: readonly DomainWords[] = [
  coffee,
  restaurant,
  pizza,
  bakery,
  bar,
  foodBrand,
  florist,
  fashion,
  shop,
  electronics,
  bikes,
  cars,
  crafts,
  beauty,
  barber,
  fitness,
  yoga,
  wellness,
  health,
  dental,
  pets,
  law,
  finance,
  consulting,
  insurance,
  software,
  devtool,
  app,
  games,
  security,
  realEstate,
  architecture,
  interior,
  construction,
  cleaning,
  garden,
  agency,
  photography,
  music,
  podcast,
  festival,
  conference,
  wedding,
  museum,
  books,
  news,
  education,
  nursery,
  course,
  nonprofit,
  community,
  hotel,
  travel,
  transport,
  farm,
  personal,
  general,
]
