ALTER TABLE "otc_offer" DROP CONSTRAINT "otc_offer_volumes_check";--> statement-breakpoint
ALTER TABLE "otc_offer" ADD CONSTRAINT "otc_offer_volumes_check" CHECK (remaining_units >= 0 and running_units >= 0 and completed_units >= 0
        and remaining_units + running_units + completed_units <= total_units
        and (status <> 'ongoing' or remaining_units + running_units + completed_units = total_units));